import type { accountScenarios } from '../../accounts/accounts.ts'
import type { TextsOf } from '../texts-of.ts'

export const accountTexts: TextsOf<typeof accountScenarios> = {
  'register-new-person': {
    name: 'Skapa konto med e-legitimation',
    description: 'Lucas, som ingen känner än, godkänner registreringen och loggas in.',
  },
  'register-buyer': {
    name: 'En köpare skapar sitt konto',
    description: 'Ylva är känd som köpare men saknar konto: i det nya finns hennes bostad med.',
  },
  'register-user-exists': {
    name: 'Personnumret har redan ett konto',
    description: 'Amira godkänner registreringen, men hennes personnummer har redan ett konto.',
  },
  'register-deceased': {
    name: 'En avliden registrerar sig',
    description: 'Numret tillhör någon som är avliden: det allmänna felet visas.',
  },
  'register-email-taken': {
    name: 'E-postadressen har redan ett konto',
    description: 'Registrera dig med amira.nordin@example.com: adressen används redan.',
  },
  'register-wrong-input': {
    name: 'Uppgifterna stämmer inte',
    description: 'Registrera dig med ett födelsedatum i framtiden, eller som någon under arton år.',
  },
  'register-campaign-code': {
    name: 'Skapa konto med kampanjkod',
    description:
      'VAR2026 gäller, HOST2024 har gått ut, SNART börjar gälla om två månader och alla andra är okända.',
  },
  'register-verifies-email': {
    name: 'Koden i mejlet',
    description:
      'Första försöket mejlar en kod med sex siffror, som syns i brevlådan. Nästa försök skickar med den.',
  },
  'register-fails': {
    name: 'Registreringen svarar inte',
    description: 'Att skapa konto svarar 503, med och utan e-legitimation.',
  },
  'register-norway-no-pid': {
    name: 'Norge: personligt id är inte aktiverat vid registrering',
    description: 'Godkänn som Kåre på den påhittade sidan: han måste först aktivera sin e-legitimation.',
  },
  'register-finland-user-exists': {
    name: 'Finland: personnumret har redan ett konto',
    description: 'Godkänn som Eetu på den påhittade sidan: han har redan ett konto.',
  },
  'eid-connected': {
    name: 'E-legitimation kopplas till kontot',
    description: 'Tove har ingen än. Den hon kopplar till sitt konto godkänns efter fyra sekunder.',
  },
  'eid-connected-elsewhere': {
    name: 'E-legitimationen tillhör ett annat konto',
    description: 'Tove försöker koppla en e-legitimation som tillhör Amiras konto.',
  },
  'eid-connected-deceased': {
    name: 'E-legitimationen tillhör en avliden',
    description: 'Tove försöker koppla en e-legitimation som tillhör en avliden: det allmänna felet visas.',
  },
  'eid-shown-by-somebody-else': {
    name: 'Fel person visar sin e-legitimation',
    description: 'Jonas ombeds legitimera sig igen, men någon annan godkänner.',
  },
  'password-link-mailed': {
    name: 'Länken till ett nytt lösenord har kommit',
    description: 'I brevlådan finns en länk till Tove, som gäller i en timme.',
  },
  'password-link-expired': {
    name: 'Länken till ett nytt lösenord är för gammal',
    description: 'Toves länk i brevlådan är mer än en timme gammal.',
  },
  'password-mail-fails': {
    name: 'Det går inte att be om ett nytt lösenord',
    description: 'Att be om en länk svarar 503, och att välja lösenord likaså.',
  },
  'login-paused': {
    name: 'För många fel lösenord',
    description: 'Fem fel lösenord för Tove: hon kan inte logga in med e-post på en minut (429).',
  },
  'email-link-mailed': {
    name: 'Länken till en ny e-postadress har kommit',
    description: 'I brevlådan finns en länk som ger Tove en annan adress. Den gäller i ett dygn.',
  },
  'email-link-expired': {
    name: 'Länken till en ny e-postadress är för gammal',
    description: 'Länken i brevlådan är mer än ett dygn gammal.',
  },
  'email-link-superseded': {
    name: 'En nyare länk har skickats',
    description: 'Två länkar ligger i brevlådan, och bara den nyare gäller.',
  },
  'email-link-taken': {
    name: 'E-postadressen togs av någon annan',
    description: 'Någon tog adressen efter att länken hade mejlats.',
  },
  'email-changed': {
    name: 'E-postadressen har bytts',
    description:
      'Tove har en annan adress. Mejlet till den gamla har en länk som tar tillbaka bytet, och gäller i en vecka.',
  },
  'settings-fail': {
    name: 'Inställningarna går inte att spara',
    description: 'Att spara inställningar, e-postadress eller lösenord svarar 503.',
  },
  'vip-not-a-member': {
    name: 'Inte VIP än',
    description: 'Jonas kan gå med mot avgift eller med en kod: VAR2026 gäller, HOST2024 har gått ut.',
  },
  'vip-fee-due': {
    name: 'VIP, men avgiften är inte betald',
    description: 'Saga gick med för tre dagar sedan. En kod skulle fortfarande betala hennes avgift.',
  },
  'vip-paid': {
    name: 'VIP med betald avgift',
    description: 'Viggo ser bostäderna med förtur.',
  },
  'vip-by-code': {
    name: 'VIP med kampanjkod',
    description: 'En kod ersatte avgiften för Nils.',
  },
  'vip-reminded': {
    name: 'Norge: påminnelse om VIP-avgiften',
    description: 'Thea har fått en påminnelse om avgiften. Bara i Norge räknas hon som VIP ändå.',
  },
  'vip-invoice-sent': {
    name: 'VIP-avgiften är fakturerad',
    description: 'En vecka senare: fakturan till Saga är skickad.',
  },
  'vip-last-day': {
    name: 'Sista dagen som VIP',
    description: 'Viggos medlemskap slutar i natt. Flytta klockan för att se det ta slut.',
  },
  'vip-join-fails': {
    name: 'Det går inte att bli VIP',
    description: 'Att gå med svarar 503.',
  },
  'consent-needed': {
    name: 'Samtycke saknas',
    description: 'Sven har bara godkänt villkoren för en annan webbplats och möter först samtyckessidan.',
  },
  'consent-fails': {
    name: 'Samtycket går inte att spara',
    description: 'Att spara samtycket svarar 503.',
  },
  'favourites-none': {
    name: 'Inga favoriter',
    description: 'Jonas har inga favoriter och har inte anmält intresse för något.',
  },
  'favourites-many': {
    name: 'Många favoriter',
    description: 'Jonas har 120 favoriter.',
  },
  'favourites-change-fails': {
    name: 'Favoriter går inte att ändra',
    description: 'Att lägga till och ta bort en favorit svarar 503.',
  },
  'prices-lowered': {
    name: 'Sänkta priser på sparade bostäder',
    description:
      'För tolv dagar sedan sparade Jonas bostäder vars priser har sänkts sedan dess; i brevlådan ligger ett mejl om var och en.',
  },
  'searches-some': {
    name: 'Sparade sökningar',
    description: 'Jonas bevakar tre sökningar.',
  },
  'searches-alerts': {
    name: 'Mejl om sparade sökningar',
    description:
      'För tio dagar sedan bad Jonas om ett mejl om dagen för en sökning och ett i veckan för en annan; i brevlådan ligger det som har varit nytt sedan dess.',
  },
  'searches-full': {
    name: 'Fullt med sparade sökningar',
    description: 'Jonas har så många sökningar som det går att spara: en till nekas (409).',
  },
  'searches-fail': {
    name: 'Sparade sökningar går inte att hämta',
    description: 'Listan svarar 503, och så gör det att spara, ändra och ta bort en sökning.',
  },
  'showing-full': {
    name: 'Visningen är fullbokad',
    description: 'Alla visningar är fulla: att anmäla sig svarar 409.',
  },
  'showing-over': {
    name: 'Visningen är över',
    description: 'Åtta veckor senare: att anmäla sig till en av de tidigare visningarna svarar 410.',
  },
  'forms-fail': {
    name: 'Formulär går inte att skicka',
    description: 'Intresseanmälan, visning och meddelanden svarar 503.',
  },
  'insights-fail': {
    name: 'Mätningen svarar inte',
    description: 'Val, rapporter, mätvärden och besök svarar 503, och ingen får veta det.',
  },
  'my-pages-all-paid': {
    name: 'Mina sidor: allt är betalt',
    description: 'Amira har betalat VIP-avgiften och alla delbetalningar för sin bostad.',
  },
  'my-pages-all-signed': {
    name: 'Mina sidor: allt är signerat',
    description: 'Amira har signerat och godkänt alla dokument som väntade på henne.',
  },
}
