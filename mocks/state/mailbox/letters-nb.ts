import type { Letters } from './letter-kinds.ts'

/** What the product writes in Norwegian. */
export const lettersNb: Letters = {
  welcome: {
    subject: 'Velkommen til {site}',
    text: 'Hei {name}!\n\nKontoen din er klar. Nå kan du lagre boliger, følge søk og melde deg på visninger.\n\nHilsen\n{site}',
  },
  verifyEmail: {
    subject: 'Koden din er {code}',
    text: 'Hei {name}!\n\nSkriv inn koden {code} på siden der du oppretter kontoen din. Den gjelder i 15 minutter.\n\nHar du ikke prøvd å opprette en konto, kan du se bort fra denne e-posten.\n\nHilsen\n{site}',
  },
  setPassword: {
    subject: 'Velg et nytt passord',
    text: 'Hei {name}!\n\nFølg lenken innen en time for å velge et nytt passord:\n{link}\n\nHar du ikke bedt om det, kan du se bort fra denne e-posten. Passordet ditt er uendret.\n\nHilsen\n{site}',
  },
  eidOnly: {
    subject: 'Du logger inn med BankID',
    text: 'Hei {name}!\n\nNoen, sannsynligvis du, ba om et nytt passord. Kontoen din har ikke noe passord: du logger inn med BankID.\n\nHilsen\n{site}',
  },
  passwordChanged: {
    subject: 'Passordet ditt er endret',
    text: 'Hei {name}!\n\nPassordet til kontoen din er byttet. Var det ikke deg? Velg et nytt med en gang og ta kontakt med kundeservice.\n\nHilsen\n{site}',
  },
  changeEmail: {
    subject: 'Bekreft den nye e-postadressen din',
    text: 'Hei {name}!\n\nFølg lenken innen et døgn, så begynner denne adressen å gjelde:\n{link}\n\nInntil da logger du inn med den gamle.\n\nHilsen\n{site}',
  },
  emailChanged: {
    subject: 'E-postadressen din er endret',
    text: 'Hei {name}!\n\nKontoen din har fått adressen {email}, og denne gjelder ikke lenger.\n\nVar det ikke du som byttet? Angre byttet innen sju dager. Du trenger ikke å logge inn:\n{link}\n\nTa deretter kontakt med kundeservice.\n\nHilsen\n{site}',
  },
  emailRestored: {
    subject: 'Byttet av e-postadresse er angret',
    text: 'Hei {name}!\n\nKontoen din har fått tilbake adressen {email}, og denne gjelder ikke lenger. Noen som leser e-posten dit, angret byttet.\n\nVar det ikke du? Logg inn med e-ID, bytt adresse på nytt og ta kontakt med kundeservice.\n\nHilsen\n{site}',
  },
  accountClosed: {
    subject: 'Kontoen din er avsluttet',
    text: 'Hei {name}!\n\nKontoen din er avsluttet, og det du hadde lagret, er borte. Avtaler, betalinger og saker beholder vi så lenge loven krever. Var det ikke du? Ta kontakt med kundeservice.\n\nHilsen\n{site}',
  },
  eidConnected: {
    subject: 'BankID er koblet til kontoen din',
    text: 'Hei {name}!\n\nNå kan du logge inn med BankID, melde feil og signere avtaler.\n\nHilsen\n{site}',
  },
  vipFee: {
    subject: 'VIP-avgiften din',
    text: 'Hei {name}!\n\nTakk for at du vil stå først i køen. Betal {amount} innen {date} under Betalinger på Mine sider.\n\nHilsen\n{site}',
  },
  vipByCode: {
    subject: 'Nå er du VIP',
    text: 'Hei {name}!\n\nKampanjekoden {code} dekker avgiften, så det er ingenting å betale. Medlemskapet ditt gjelder i ett år.\n\nHilsen\n{site}',
  },
  interest: {
    subject: 'Takk for interessen for {project}',
    text: 'Hei {name}!\n\nVi har notert at du vil vite mer om {project}. Du hører fra oss når det er noe å fortelle.\n\nHilsen\n{site}',
  },
  showing: {
    subject: 'Velkommen på visning av {project}',
    text: 'Hei {name}!\n\nDu er påmeldt visningen av {project} {date} klokken {time}.\n{place}\n\nKan du ikke komme? Gi beskjed, så får noen andre plassen din.\n\nHilsen\n{site}',
  },
  contact: {
    subject: 'Vi har mottatt meldingen din',
    text: 'Hei {name}!\n\nTakk for at du skrev til oss. Vi svarer innen to virkedager.\n\nMeldingen din:\n{message}\n\nHilsen\n{site}',
  },
  searchAlert: {
    subject: 'Nytt i søket ditt «{search}»',
    text: 'Hei {name}!\n\nDette er nytt i søket «{search}»:\n\n{homes}\n\nDu får denne e-posten {often}, når det er noe nytt. Vil du ha den sjeldnere? Endre det under Lagrede søk på Mine sider.\n\nVil du stoppe e-postene? Følg denne lenken, du trenger ikke å logge inn:\n{stop}\n\nHilsen\n{site}',
  },
  priceLowered: {
    subject: 'Prisen er satt ned: {home}',
    text: 'Hei {name}!\n\nPrisen er satt ned på en bolig du har lagret:\n\n{home}\nNy pris: {price} (tidligere {former})\n\nVil du stoppe e-postene om lavere priser? Følg denne lenken, du trenger ikke å logge inn:\n{stop}\n\nHilsen\n{site}',
  },
  application: {
    subject: 'Vi har mottatt søknaden din',
    text: 'Hei {name}!\n\nTakk for at du søker stillingen {opening}. Vi leser alle søknader selv og gir deg svar innen tre uker etter søknadsfristen, også om det blir nei.\n\nHilsen\n{site}',
  },
}
