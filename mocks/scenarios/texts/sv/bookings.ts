import type { bookingScenarios } from '../../bookings/bookings.ts'
import type { TextsOf } from '../texts-of.ts'

export const bookingTexts: TextsOf<typeof bookingScenarios> = {
  'booking-begins': {
    name: 'En bostad som går att boka',
    description: 'C-1103 i Strandängen är till salu, och inget hindrar att den bokas.',
  },
  'booking-waits-for-signature': {
    name: 'Avtalet väntar på signering',
    description: 'Avtalet är klart. BankID signerar av sig själv efter några sekunder.',
  },
  'booking-financing': {
    name: 'Finansieringen (Norge)',
    description:
      'Henning har reserverat B-H0201 i Fjordlunden och fyllt i sina uppgifter. En egen insats under 15 procent nekas med lägsta beloppet, för mycket pengar med det högsta.',
  },
  'booking-home-taken': {
    name: 'Någon annan hann före',
    description: 'Någon annan har reserverat C-1103: den som försöker boka får veta att den är upptagen.',
  },
  'booking-home-sold-meanwhile': {
    name: 'Bostaden är redan bokad',
    description: 'Viggo har bokat och betalat C-1103: sökningen och bostadens sida visar den som bokad.',
  },
  'booking-hold-ends-soon': {
    name: 'Reservationen går snart ut',
    description: 'Två minuter återstår för att signera. Reserveras bostaden igen blir det en halvtimme.',
  },
  'booking-hold-over': {
    name: 'Reservationen har gått ut',
    description: 'Reservationen av C-1103 gick ut innan avtalet signerades: varje steg svarar 410.',
  },
  'booking-vip-only': {
    name: 'Bara för VIP',
    description: 'C-1502 är fortfarande bara för VIP-kunder, och Jonas är ingen.',
  },
  'booking-vip-unpaid': {
    name: 'VIP utan betald avgift',
    description: 'Saga har anmält sig som VIP men inte betalat, så hon får inte boka C-1502 än.',
  },
  'booking-vip-first': {
    name: 'VIP bokar före andra',
    description: 'Viggo har betalat sin VIP-avgift och får boka C-1502 före den allmänna säljstarten.',
  },
  'booking-under-age': {
    name: 'Ett barn får inte boka',
    description: 'Tilde är inte myndig: varje bokning nekas.',
  },
  'booking-protected-identity': {
    name: 'Skyddad identitet',
    description: 'Maria har skyddad identitet och kan inte boka på nätet.',
  },
  'booking-elsewhere': {
    name: 'En annan bokning pågår',
    description: 'Linnea är mitt i en bokning i Bryggvakten, så en annan bostad nekas.',
  },
  'booking-one-in-project': {
    name: 'Redan en bostad i projektet',
    description: 'Jonas har bokat C-1303: en andra bostad i samma projekt nekas.',
  },
  'booking-slow': {
    name: 'Bokningen dröjer',
    description: 'Det tar sju minuter att göra i ordning ett avtal: portalen slutar fråga innan dess.',
  },
  'booking-documents-fail': {
    name: 'Dokumenten går inte att skapa',
    description:
      'Förberedelsen stannar vid dokumenten. Bostaden är ändå reserverad, och det går att börja om.',
  },
  'booking-agreement-fails': {
    name: 'Avtalet går inte att skapa',
    description: 'Fakta och kostnader finns, men inte avtalet.',
  },
  'booking-start-fails': {
    name: 'Bokningen går inte att starta',
    description: 'Varje försök att börja boka svarar 503.',
  },
  'booking-status-fails': {
    name: 'Bokningen tappar kontakten',
    description: 'En bokning börjar, men varje fråga om hur det går svarar 503.',
  },
  'booking-information-fails': {
    name: 'Uppgifterna går inte att hämta',
    description: 'Bostadens uppgifter och dokument i en bokning svarar 503.',
  },
  'booking-cookies-fail': {
    name: 'Reservationen går inte att läsa',
    description: 'Att läsa reservationen och signeringen svarar 503, utan att någon får veta det.',
  },
  'booking-bookable-fails': {
    name: 'Svar saknas om bostaden går att boka',
    description: 'Frågorna om bostaden går att boka svarar 503, vilket räknas som nej.',
  },
  'booking-sign-fails': {
    name: 'Signeringen går inte att starta',
    description: 'Att signera svarar genast 503.',
  },
  'booking-sign-cancelled': {
    name: 'Signeringen avbryts',
    description: 'Linnea avbryter i appen. Avtalet väntar på ett nytt försök.',
  },
  'booking-sign-expires': {
    name: 'Signeringen tar för lång tid',
    description: 'BankID ger upp innan koden har skrivits in.',
  },
  'booking-sign-somebody-else': {
    name: 'Fel person signerar',
    description: 'Någon annan än köparen godkänner, och signeringen nekas.',
  },
  'booking-done': {
    name: 'Nybokad bostad',
    description:
      'C-1103 bokades och betalades för tre dagar sedan: Mina sidor visar den, och kvittot ligger i brevlådan.',
  },
  'booking-right-over': {
    name: 'Ångerrätten har gått ut',
    description: 'C-1103 bokades för tjugo dagar sedan: att ångra sig svarar 410.',
  },
  'payment-due': {
    name: 'Bokningsavgiften ska betalas',
    description:
      'Avtalet är underskrivet. Inget betalas av sig självt, så den påhittade Swish-appen eller kortsidan avgör.',
  },
  'payment-paid': {
    name: 'Betalningen går igenom',
    description: 'Hur man än betalar kommer pengarna fram efter fyra sekunder.',
  },
  'swish-declined': {
    name: 'Swish: betalaren säger nej',
    description: 'Betalaren säger nej i appen.',
  },
  'swish-signing-cancelled': {
    name: 'Swish: BankID avbryts',
    description: 'Betalaren avbryter signeringen i BankID (BANKIDCL).',
  },
  'swish-signing-busy': {
    name: 'Swish: BankID används redan',
    description: 'BankID används till något annat (BANKIDONGOING).',
  },
  'swish-refused-by-bank': {
    name: 'Swish: banken säger nej',
    description: 'Gränsen är för låg, eller så räcker saldot inte (RF07).',
  },
  'swish-bank-error': {
    name: 'Swish: fel hos banken',
    description: 'Något går fel hos banken (FF10).',
  },
  'swish-times-out': {
    name: 'Swish: tiden går ut',
    description: 'Ingen godkänner i tid (TM01). Här tar det tio sekunder i stället för tre minuter.',
  },
  'swish-outcome-unknown': {
    name: 'Swish: utfallet är okänt',
    description: 'Bankerna svarar inte (DS24): betalningen kan ändå komma, och det går att betala igen.',
  },
  'swish-unknown-then-paid': {
    name: 'Swish: okänt, sedan betalt',
    description: 'Utfallet är okänt (DS24) tills pengarna kommer efter tjugofem sekunder.',
  },
  'swish-not-enrolled': {
    name: 'Swish: numret är inte anslutet',
    description: 'Numret kan inte betala med Swish (ACMT03).',
  },
  'swish-in-progress': {
    name: 'Swish: en betalning pågår redan',
    description: 'En annan betalning väntar i betalarens app (RP06).',
  },
  'swish-down': {
    name: 'Swish: tjänsten svarar inte',
    description: 'Swish avvisar vår begäran av skäl som är våra: anropet svarar 503.',
  },
  'card-refused': {
    name: 'Kortet nekas',
    description: 'Kortets bank säger nej. Det går att försöka igen, eller betala med Swish.',
  },
  'card-cancelled': {
    name: 'Kortbetalningen avbryts',
    description: 'Köparen lämnar kortsidan.',
  },
  'card-times-out': {
    name: 'Kortsidan: tiden går ut',
    description: 'Ingen gör klart på kortsidan. Här tar det fyra sekunder i stället för tjugo minuter.',
  },
  'bank-paid': {
    name: 'Nordea: betalningen går igenom',
    description: 'Betalningen godkänns och förs över fem sekunder senare.',
  },
  'bank-rejected': {
    name: 'Nordea: banken säger nej',
    description: 'Banken avvisar betalningen (RJCT).',
  },
  'bank-cancelled': {
    name: 'Nordea: betalningen avbryts',
    description: 'Köparen avbryter hos banken (CANC).',
  },
  'bank-outcome-unknown': {
    name: 'Nordea: utfallet är okänt',
    description: 'Banken har inte bestämt sig än (PDNG).',
  },
  'payment-hold-ends-soon': {
    name: 'Betalningen kommer för sent',
    description:
      'En minut återstår av reservationen, och pengarna kommer efter två: bostaden är fortfarande ledig då.',
  },
  'payment-status-fails': {
    name: 'Betalningens status går inte att hämta',
    description: 'Varje fråga om betalningens status svarar 503, utan att någon får veta det.',
  },
  'payment-start-fails': {
    name: 'Betalningen går inte att starta',
    description: 'Betalningsnummer skapas, men ingen betalning går att starta.',
  },
}
