import type { Language, Site } from '#src/sites/site.ts'
import type { World } from '../../world.ts'

/** Pages that mails lead to. */
export type LinkPage = 'setPassword' | 'changeEmail' | 'searchAlerts'

/** Where the pages lie that mails lead to, on a site whose content has none of the template. */
const paths: Readonly<Record<Language, Readonly<Record<LinkPage, string>>>> = {
  sv: { setPassword: '/valj-losenord/', changeEmail: '/byt-epost/', searchAlerts: '/bevakning/' },
  en: {
    setPassword: '/en/set-password/',
    changeEmail: '/en/change-email/',
    searchAlerts: '/en/search-alerts/',
  },
  nb: { setPassword: '/velg-passord/', changeEmail: '/bytt-e-post/', searchAlerts: '/varsling/' },
  fi: { setPassword: '/valitse-salasana/', changeEmail: '/vaihda-sahkoposti/', searchAlerts: '/hakuvahti/' },
}

/** The local path of a page that mails lead to. */
export function linkPath(page: LinkPage, site: Site, { catalogue }: World): string {
  const found = catalogue.site(site.key).pages.find(({ template }) => template === page)
  return found?.path ?? paths[site.language][page]
}
