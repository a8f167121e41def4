import type { contentScenarios } from '../../content.ts'
import type { TextsOf } from '../texts-of.ts'

export const contentTexts: TextsOf<typeof contentScenarios> = {
  'page-moved': {
    name: 'Sidan har flyttat',
    description: 'En gammal adress: sidan kommer ändå och uppger sin nya adress som den rätta.',
  },
  'redirect-message': {
    name: 'Hitflyttad från den svenska webbplatsen',
    description:
      'Den engelska startsidan, dit man kommer från den svenska: när frågan om kakor är besvarad förklarar ett meddelande varför.',
  },
  'page-broken': {
    name: 'Sidan är trasig',
    description: 'Sidan som säger att något gick fel, så som innehållstjänsten själv svarar med den.',
  },
  'page-fails-once': {
    name: 'Sidan går att hämta vid andra försöket',
    description: 'De två första svaren är 503, de nästa är bra: det hjälper att försöka igen.',
  },
  'pages-slow': {
    name: 'Sidorna är långsamma',
    description: 'Varje sida tar fyra sekunder.',
  },
  'template-unknown': {
    name: 'Sidmallen saknas',
    description: 'Ett steg i köpet som portalen saknar mall för: den säger att något gick fel.',
  },
  'home-gone': {
    name: 'Hemmet finns inte längre',
    description: 'En adress under ett projekt som ingen bostad har: sidan säger det och visar de andra.',
  },
  'new-versions': {
    name: 'Webbplatsen släpps om och om igen',
    description: 'En ny version kommer varje minut, så att portalen laddar om sig vid nästa sida.',
  },
  'crisis-emergency': {
    name: 'Krisbanner på startsidan',
    description: 'En nödsituation meddelas bara på startsidan. På andra sidor är den dold.',
  },
  'crisis-everywhere': {
    name: 'Informationsbanner på alla sidor',
    description: 'En upplysning på alla sidor utom kartan. Den går att stänga.',
  },
  'nothing-published': {
    name: 'Inga nyheter och inga lediga jobb',
    description: 'Listorna med nyheter, pressmeddelanden, rapporter och jobb är tomma.',
  },
  'text-search-empty': {
    name: 'Textsökning utan träffar',
    description: 'Ett ord som inte finns någonstans: inga träffar i någon kategori.',
  },
  'text-search-misspelt': {
    name: 'Textsökning med felstavning',
    description: 'Två bokstäver har bytt plats, men projektet hittas ändå.',
  },
  'messages-fail': {
    name: 'Texterna går inte att hämta',
    description: 'Texterna svarar 503: portalen visar dem den själv har med sig.',
  },
  'edit-mode': {
    name: 'Redaktören granskar',
    description:
      'Petra öppnar en sida i redigeringsläge: ingången till betalningar visas, och köpet på nätet ser ut som vanligt.',
  },
  'showing-door': {
    name: 'Vid visningens dörr',
    description: 'Sidan som QR-koden vid dörren leder till: inga menyer, bara visningen.',
  },
  'premises-empty': {
    name: 'Inga lokaler att visa',
    description: 'Sidan med lokaler, med filter som ingen av dem passar.',
  },
  'succession-fails': {
    name: 'Överlåtelserna går inte att hämta',
    description: 'Listan med överlåtelser svarar 503 mitt på en sida som annars är hel.',
  },
}
