import type { eidScenarios } from '../../eid.ts'
import type { TextsOf } from '../texts-of.ts'

export const eidTexts: TextsOf<typeof eidScenarios> = {
  'eid-manual': {
    name: 'E-legitimation med telefonen',
    description:
      'Ingen legitimering godkänns av sig själv: ta telefonen på /phone eller välj legitimeringen i listan.',
  },
  'eid-approved': {
    name: 'E-legitimationen godkänns av sig själv',
    description: 'Amira godkänner varje legitimering efter fyra sekunder och loggas in.',
  },
  'eid-slow': {
    name: 'E-legitimationen dröjer',
    description: 'Amira godkänner först efter en minut. Under tiden förnyas koden utan att något sägs.',
  },
  'eid-two-boards': {
    name: 'Två föreningar att välja mellan',
    description: 'Bo loggar in i styrelseportalen, sitter i två styrelser och får välja vilken.',
  },
  'eid-no-board': {
    name: 'Inget styrelseuppdrag',
    description: 'Amira loggar in i styrelseportalen men sitter inte i någon styrelse.',
  },
  'eid-ongoing-purchase': {
    name: 'Ett köp väntar efter inloggningen',
    description: 'Linnea har en pågående bokning, och det får hon veta när hon loggar in.',
  },
  'eid-first-login': {
    name: 'Första inloggningen med e-legitimation',
    description: 'Ylva köpte på säljkontoret: hennes konto skapas vid den första inloggningen.',
  },
  'eid-unknown-person': {
    name: 'Personnumret finns inte i systemet',
    description: 'Lucas legitimerar sig, men ingen känner till hans nummer.',
  },
  'eid-deceased': {
    name: 'Inloggning för en avliden',
    description: 'Axel är avliden: inloggningen ger det allmänna felet.',
  },
  'eid-expires': {
    name: 'Ingen skannar QR-koden',
    description: 'Ingen skannar koden, och väntan är över efter sex sekunder i stället för tre minuter.',
  },
  'eid-app-silent': {
    name: 'E-legitimationen svarar inte',
    description: 'Appen har fått legitimeringen, men inget händer.',
  },
  'eid-cancelled': {
    name: 'Användaren avbryter i appen',
    description: 'Legitimeringen avbryts i appen efter sex sekunder: inget fel, och valet visas igen.',
  },
  'eid-replaced': {
    name: 'En ny identifiering avbryter den här',
    description: 'Legitimeringen avslutas eftersom användaren har börjat en ny.',
  },
  'eid-blocked': {
    name: 'Spärrad e-legitimation',
    description: 'E-legitimationen är spärrad eller för gammal.',
  },
  'eid-in-progress': {
    name: 'En identifiering pågår redan',
    description: 'Någon med samma personnummer legitimerar sig redan, och båda legitimeringarna avbryts.',
  },
  'eid-old-app': {
    name: 'För gammal app',
    description: 'Appen är för gammal för det som efterfrågas. För det finns inget eget meddelande.',
  },
  'eid-risk': {
    name: 'Banken stoppar identifieringen',
    description: 'Legitimeringen stoppas som för riskabel. För det finns inget eget meddelande.',
  },
  'eid-wrong-person': {
    name: 'Fel person legitimerar sig',
    description: 'Någon annan än den som ombads godkänner.',
  },
  'eid-wrong-number': {
    name: 'Felaktigt personnummer',
    description: 'Skriv 19900101-2386 i formuläret för utvecklare: kontrollsiffran är fel.',
  },
  'email-only-eid': {
    name: 'Kontot kräver e-legitimation',
    description:
      'Henrik loggar in med e-post (henrik.dahlman@example.com, bara-bankid) och hänvisas till e-legitimation.',
  },
  'email-wrong-password': {
    name: 'Fel lösenord',
    description:
      'Tove har ingen e-legitimation: prova tove.granlund@example.com med ett annat lösenord än utan-e-leg.',
  },
  'eid-missing': {
    name: 'Konto utan e-legitimation',
    description:
      'Tove loggar in med e-post (tove.granlund@example.com, utan-e-leg). En felanmälan ber först om hennes BankID.',
  },
  'eid-start-fails': {
    name: 'E-legitimationen går inte att starta',
    description: 'Varje försök att börja logga in svarar 503.',
  },
  'eid-poll-fails': {
    name: 'E-legitimationen tappar kontakten',
    description: 'Legitimeringen börjar, men varje fråga om hur det går bryts av.',
  },
  'eident-page': {
    name: 'Norge: BankID-sidan',
    description:
      'Den påhittade sidan frågar vem man är: Henning loggas in, Kåre måste först aktivera sitt id.',
  },
  'eident-no-pid': {
    name: 'Norge: personligt id är inte aktiverat',
    description: 'Kåre godkänner på sidan, men hans BankID lämnar inte ut personnumret.',
  },
  'signicat-page': {
    name: 'Finland: sidan för identifiering',
    description: 'Den påhittade sidan frågar vem man är: Väinö loggas in.',
  },
  'eident-error-ssnnomatch': {
    name: 'Norge: fel person',
    description:
      'Norska BankID skickar genast tillbaka webbläsaren: den som legitimerade sig är någon annan.',
  },
  'eident-error-nopid': {
    name: 'Norge: inget personligt id',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: det personliga id:t är inte aktiverat.',
  },
  'eident-error-userexists': {
    name: 'Norge: kontot finns redan',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: det finns redan ett konto.',
  },
  'eident-error-objecterror': {
    name: 'Norge: bostaden går inte att köpa',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: bostaden går inte att köpa.',
  },
  'eident-error-exception': {
    name: 'Norge: ett undantag',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: något oväntat hände hos tjänsten.',
  },
  'eident-error-acceptterms': {
    name: 'Norge: villkoren är inte godkända',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: villkoren är inte godkända.',
  },
  'eident-error-purchase': {
    name: 'Norge: köpet gick inte att slutföra',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: köpet gick inte att slutföra.',
  },
  'eident-error-general': {
    name: 'Norge: allmänt fel',
    description: 'Norska BankID skickar genast tillbaka webbläsaren med ett fel utan närmare orsak.',
  },
  'eident-error-notfound': {
    name: 'Norge: inget konto',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: det finns inget konto.',
  },
  'eident-error-unauthorizedid': {
    name: 'Norge: e-legitimationen godtas inte',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: e-legitimationen godtas inte.',
  },
  'eident-error-cancel': {
    name: 'Norge: avbruten',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: användaren avbröt.',
  },
  'eident-error-inprogress': {
    name: 'Norge: pågår redan',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: en legitimering pågår redan.',
  },
  'eident-error-timeout': {
    name: 'Norge: tiden gick ut',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: det tog för lång tid.',
  },
  'eident-error-browsererror': {
    name: 'Norge: webbläsaren tappade inloggningen',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: inloggningen kom bort på vägen.',
  },
  'eident-error-bankidinvalid': {
    name: 'Norge: ogiltigt BankID',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: BankID:t är ogiltigt.',
  },
  'eident-error-loginfailed': {
    name: 'Norge: inloggningen misslyckades',
    description: 'Norska BankID skickar genast tillbaka webbläsaren: inloggningen misslyckades.',
  },
  'eident-error-unknown': {
    name: 'Norge: ett fel som ingen känner',
    description: 'Ett okänt fel i adressen räknas som ett fel i köpet.',
  },
}
