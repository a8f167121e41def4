import type { Language } from '#src/sites/site.ts'
import type { EidOrder } from '../../control.ts'
import type { Ending, Mishap, OpeningProblem } from '../phone-process.ts'
import { fi } from './phone-texts.fi.ts'
import { nb } from './phone-texts.nb.ts'

/** The texts of the fake e-ID app. */
export type PhoneTexts = {
  language: Language
  demo: string
  home: {
    title: string
    waiting: string
    nobody: string
    scan: string
    offline: string
  }
  scan: {
    title: string
    aim: string
    camera: string
    noCamera: string
    photo: string
    photoHint: string
    paste: string
    open: string
    back: string
  }
  opening: Record<OpeningProblem, string>
  /** Above the name of who asks. */
  asks: Record<'identify' | 'sign', string>
  question: Record<'identify' | 'sign', string>
  person: string
  change: string
  why: string
  text: string
  startedOn: string
  device: Record<EidOrder['device'], string>
  warning: (requester: string) => string
  approve: string
  cancel: string
  who: {
    title: string
    list: string
    other: string
    number: string
    numberHint: string
    choose: string
    missing: string
    refused: string
  }
  code: {
    label: string
    keys: string
    erase: string
    wrong: (left: number) => string
    typed: (digits: number) => string
    failed: string
  }
  end: Record<Ending, { title: string; text: string }>
  back: string
  again: string
  about: {
    title: string
    text: string
    mishap: string
    mishaps: Record<Mishap, string>
    rows: readonly (readonly [string, string])[]
    swish: string
  }
}

const sv: PhoneTexts = {
  language: 'sv',
  demo: 'Demo',
  home: {
    title: 'Legitimera dig',
    waiting: 'Väntar på dig',
    nobody: 'Ingen väntar på dig just nu.',
    scan: 'Skanna QR-kod',
    offline: 'Telefonen når inte portalen. Den försöker igen.',
  },
  scan: {
    title: 'Skanna QR-kod',
    aim: 'Rikta kameran mot koden på skärmen.',
    camera: 'Kamerabild',
    noCamera: 'Kameran går inte att använda direkt här. Ta ett foto av koden i stället.',
    photo: 'Fotografera koden',
    photoHint: 'Koden byts varje sekund, men ett foto gäller i 15 sekunder.',
    paste: 'Eller klistra in kodens text',
    open: 'Öppna',
    back: 'Tillbaka',
  },
  opening: {
    unreadable: 'Det finns ingen kod att läsa i bilden. Gå närmare och försök igen.',
    notFound: 'Koden hör inte hit. Kontrollera att den kommer från portalen.',
    gone: 'Koden är för gammal. Skanna den som visas nu.',
    network: 'Telefonen når inte portalen. Försök igen.',
  },
  asks: { identify: 'Legitimera dig hos', sign: 'Skriv under hos' },
  question: { identify: 'Vill du legitimera dig?', sign: 'Vill du skriva under?' },
  person: 'Person',
  change: 'Byt person',
  why: 'Varför',
  text: 'Det här skriver du under',
  startedOn: 'Startad på',
  device: { computer: 'Dator', mobile: 'Mobil' },
  warning: (requester) =>
    `Känner du inte igen det här? Tryck på Avbryt. Ingen från ${requester} ringer och ber dig logga in.`,
  approve: 'Godkänn',
  cancel: 'Avbryt',
  who: {
    title: 'Vem är du?',
    list: 'Personer',
    other: 'Någon annan',
    number: 'Personnummer',
    numberHint: 'Bara ur de reserverade testserierna.',
    choose: 'Välj',
    missing: 'Välj en person, eller skriv ett nummer.',
    refused: 'Ingen med det numret har e-legitimation.',
  },
  code: {
    label: 'Skriv din säkerhetskod',
    keys: 'Knappsats',
    erase: 'Sudda',
    wrong: (left) => `Fel säkerhetskod. Du har ${left === 1 ? 'ett försök' : 'två försök'} kvar.`,
    typed: (digits) => `${digits} av 6 siffror`,
    failed: 'Det gick inte. Försök igen.',
  },
  end: {
    approved: { title: 'Klart', text: 'Gå tillbaka till skärmen där du började.' },
    cancelled: { title: 'Avbrutet', text: 'Åtgärden avbröts.' },
    blocked: { title: 'Spärrat', text: 'Din e-legitimation är spärrad. Skaffa en ny hos din bank.' },
    wrongPerson: { title: 'Fel person', text: 'Någon annan skulle ha legitimerat sig här.' },
    late: { title: 'Tiden är ute', text: 'Begäran finns inte kvar. Börja om på skärmen där du började.' },
    failed: { title: 'Det gick inte', text: 'Något gick fel. Försök igen på skärmen där du började.' },
  },
  back: 'Tillbaka till sidan',
  again: 'Till början',
  about: {
    title: 'Låtsastelefonen',
    text: 'Den visar det som väntar på e-legitimation i portalen. Godkänn, avbryt eller låt tiden gå ut, och se portalen svara.',
    mishap: 'När du skrivit koden',
    mishaps: {
      none: 'Går det bra',
      wrongCode: 'Är koden fel',
      blocked: 'Är e-legitimationen spärrad',
      inProgress: 'Pågår redan en annan',
      oldApp: 'Är appen för gammal',
      stopped: 'Stoppar banken det',
      silent: 'Svarar inte appen',
    },
    rows: [
      ['Godkänn', 'portalen går vidare'],
      ['Avbryt', 'portalen säger att du avbröt'],
      ['Fel kod tre gånger', 'portalen säger att det gick fel'],
      ['Tiden går ut', 'portalen säger att tiden är ute'],
    ],
    swish: 'Öppna låtsas-Swish',
  },
}

const en: PhoneTexts = {
  language: 'en',
  demo: 'Demo',
  home: {
    title: 'Identify yourself',
    waiting: 'Waiting for you',
    nobody: 'Nobody is waiting for you right now.',
    scan: 'Scan QR code',
    offline: 'The phone cannot reach the portal. It keeps trying.',
  },
  scan: {
    title: 'Scan QR code',
    aim: 'Point the camera at the code on the screen.',
    camera: 'Camera picture',
    noCamera: 'The camera cannot be used directly here. Take a photo of the code instead.',
    photo: 'Take a photo of the code',
    photoHint: 'The code changes each second, but a photo is valid for 15 seconds.',
    paste: 'Or paste the text of the code',
    open: 'Open',
    back: 'Back',
  },
  opening: {
    unreadable: 'There is no code to read in the picture. Move closer and try again.',
    notFound: 'The code does not belong here. Check that it comes from the portal.',
    gone: 'The code is too old. Scan the one that is shown now.',
    network: 'The phone cannot reach the portal. Try again.',
  },
  asks: { identify: 'Identify yourself to', sign: 'Sign for' },
  question: { identify: 'Do you want to identify yourself?', sign: 'Do you want to sign?' },
  person: 'Person',
  change: 'Change person',
  why: 'Why',
  text: 'What you sign',
  startedOn: 'Started on',
  device: { computer: 'Computer', mobile: 'Mobile' },
  warning: (requester) =>
    `Do you not recognise this? Press Cancel. Nobody from ${requester} will call and ask you to log in.`,
  approve: 'Approve',
  cancel: 'Cancel',
  who: {
    title: 'Who are you?',
    list: 'People',
    other: 'Somebody else',
    number: 'Personal number',
    numberHint: 'From the reserved test series only.',
    choose: 'Choose',
    missing: 'Choose a person, or type a number.',
    refused: 'Nobody with that number has an e-ID.',
  },
  code: {
    label: 'Enter your security code',
    keys: 'Keypad',
    erase: 'Erase',
    wrong: (left) => `Wrong security code. You have ${left === 1 ? 'one try' : 'two tries'} left.`,
    typed: (digits) => `${digits} of 6 digits`,
    failed: 'That did not work. Try again.',
  },
  end: {
    approved: { title: 'Done', text: 'Go back to the screen where you began.' },
    cancelled: { title: 'Cancelled', text: 'The action was cancelled.' },
    blocked: { title: 'Blocked', text: 'Your e-ID is blocked. Get a new one from your bank.' },
    wrongPerson: { title: 'Wrong person', text: 'Somebody else should have identified themselves here.' },
    late: { title: 'Time is up', text: 'The request is gone. Start again on the screen where you began.' },
    failed: { title: 'That did not work', text: 'Something went wrong. Try again where you began.' },
  },
  back: 'Back to the page',
  again: 'To the start',
  about: {
    title: 'The mock phone',
    text: 'It shows what waits for an e-ID in the portal. Approve, cancel or let the time run out, and see the portal answer.',
    mishap: 'Once you have entered the code',
    mishaps: {
      none: 'It works',
      wrongCode: 'The code is wrong',
      blocked: 'The e-ID is blocked',
      inProgress: 'Another one is in progress',
      oldApp: 'The app is too old',
      stopped: 'The bank stops it',
      silent: 'The app does not answer',
    },
    rows: [
      ['Approve', 'the portal goes on'],
      ['Cancel', 'the portal says that you cancelled'],
      ['Wrong code three times', 'the portal says that it failed'],
      ['Time runs out', 'the portal says that time is up'],
    ],
    swish: 'Open the mock Swish app',
  },
}

/** In the language of the site that opened it. */
export const phoneTexts: Record<Language, PhoneTexts> = { sv, nb, fi, en }
