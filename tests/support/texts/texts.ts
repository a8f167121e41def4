import appSv from '#src/app/messages.sv.json' with { type: 'json' }
import consentSv from '#src/features/consent/messages.sv.json' with { type: 'json' }
import headerNb from '#src/features/header/messages.nb.json' with { type: 'json' }
import headerSv from '#src/features/header/messages.sv.json' with { type: 'json' }
import loginNb from '#src/features/login/messages.nb.json' with { type: 'json' }
import loginSv from '#src/features/login/messages.sv.json' with { type: 'json' }
import myPagesNb from '#src/screens/my-pages/messages.nb.json' with { type: 'json' }
import myPagesSv from '#src/screens/my-pages/messages.sv.json' with { type: 'json' }
import searchNb from '#src/features/search/messages.nb.json' with { type: 'json' }
import searchSv from '#src/features/search/messages.sv.json' with { type: 'json' }
import sessionSv from '#src/features/session/messages.sv.json' with { type: 'json' }

/** The portal's own texts, so that a journey looks for what the user reads. */
export const texts = {
  sv: {
    app: appSv,
    consent: consentSv,
    header: headerSv,
    login: loginSv,
    myPages: myPagesSv,
    search: searchSv,
    session: sessionSv,
  },
  nb: { header: headerNb, login: loginNb, myPages: myPagesNb, search: searchNb },
}

/** A text with its `{name}` filled in. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
