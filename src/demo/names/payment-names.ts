import type { Language } from '#src/sites/site.ts'
import type { ProviderPayment } from '../payments/payment-control.ts'

/** What the providers are called here; the bank and the card page are nobody's. */
export const providerNames: Record<ProviderPayment['provider'], string> = {
  swish: 'Swish',
  svea: 'Kortkassan',
  nordea: 'Revontulipankki',
}

type Names = Record<string, string>

const sv: Names = {
  paid: 'Betalas',
  declined: 'Avböjs',
  cancelled: 'Avbryts',
  error: 'Tekniskt fel',
  unknown: 'Utfallet är okänt',
  TM01: 'Ingen svarar i tid',
  RF07: 'Banken säger nej',
  BANKIDCL: 'Betalaren avbryter i sitt BankID',
  BANKIDONGOING: 'Ett annat BankID pågår',
  BANKIDUNKN: 'BankID går inte att kontrollera',
  VR01: 'Betalaren är för ung',
  VR02: 'Numret hör till någon annan',
  FF10: 'Fel i bankens system',
  TIMEOUT: 'Tiden går ut',
  RJCT: 'Banken säger nej',
  CANC: 'Betalaren avbryter hos banken',
}

const nb: Names = {
  paid: 'Betales',
  declined: 'Avvises',
  cancelled: 'Avbrytes',
  error: 'Teknisk feil',
  unknown: 'Utfallet er ukjent',
  TM01: 'Ingen svarer i tide',
  RF07: 'Banken sier nei',
  BANKIDCL: 'Betaleren avbryter i sin BankID',
  BANKIDONGOING: 'En annen BankID pågår',
  BANKIDUNKN: 'BankID kan ikke kontrolleres',
  VR01: 'Betaleren er for ung',
  VR02: 'Nummeret tilhører en annen',
  FF10: 'Feil i bankens system',
  TIMEOUT: 'Tiden går ut',
  RJCT: 'Banken sier nei',
  CANC: 'Betaleren avbryter i banken',
}

const fi: Names = {
  paid: 'Maksetaan',
  declined: 'Hylätään',
  cancelled: 'Keskeytetään',
  error: 'Tekninen virhe',
  unknown: 'Lopputulos ei ole tiedossa',
  TM01: 'Kukaan ei vastaa ajoissa',
  RF07: 'Pankki kieltäytyy',
  BANKIDCL: 'Maksaja keskeyttää tunnistuksen',
  BANKIDONGOING: 'Toinen tunnistus on kesken',
  BANKIDUNKN: 'Tunnistusta ei voi tarkistaa',
  VR01: 'Maksaja on liian nuori',
  VR02: 'Numero kuuluu toiselle',
  FF10: 'Virhe pankin järjestelmässä',
  TIMEOUT: 'Aika loppuu',
  RJCT: 'Pankki kieltäytyy',
  CANC: 'Maksaja keskeyttää pankissa',
}

const en: Names = {
  paid: 'It is paid',
  declined: 'It is declined',
  cancelled: 'It is cancelled',
  error: 'Technical error',
  unknown: 'The outcome is unknown',
  TM01: 'Nobody answers in time',
  RF07: 'The bank says no',
  BANKIDCL: 'The payer cancels in their BankID',
  BANKIDONGOING: 'Another BankID is going on',
  BANKIDUNKN: 'BankID cannot be checked',
  VR01: 'The payer is too young',
  VR02: 'The number belongs to somebody else',
  FF10: "An error in the bank's system",
  TIMEOUT: 'The time runs out',
  RJCT: 'The bank says no',
  CANC: 'The payer cancels at the bank',
}

const names: Record<Language, Names> = { sv, nb, fi, en }

/** How a payment ends, in words: an outcome, or a provider's code; one that nobody has named stands for itself. */
export const endingName = (ending: string, language: Language): string => names[language][ending] ?? ending
