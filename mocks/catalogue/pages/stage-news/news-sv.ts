import type { NewsWords } from './news-words.ts'

export const newsSv: NewsWords = {
  salesStart: {
    category: 'Säljstart',
    titles: [
      'Nu säljs {stage} i {place}',
      '{homes} nya hem i {area}: försäljningen har börjat',
      'Säljstart för {stage} i {place}',
    ],
    preambles: [
      '{stage} får {homes} {kind} om {rooms} rum. Inflyttningen är planerad till {season}.',
      'I {area} bygger vi {homes} {kind} om {rooms} rum. De första köparna flyttar in {season}.',
      'Från och med i dag kan den som vill boka hem i {stage}. Husen beräknas vara klara {season}.',
    ],
    bodies: [
      [
        'Intresset har varit stort ända sedan ritningarna visades första gången. Vid säljstarten hade flera hundra anmält sig, och den som står med på listan får planlösningar och priser samtidigt som alla andra.',
        '– Folk frågar mest om två saker: hur ljuset faller och vad månaden kostar. Därför har vi räknat på varje hem för sig, säger {agent}, som säljer {stage}.',
      ],
      [
        'Husen är placerade så att alla gemensamma ytor får sol någon del av dagen. Bottenvåningarna vänder sig mot gården, och varje hem har balkong eller uteplats.',
        '– Det är ett hus att bli gammal i, säger {agent}. Hissen stannar på varje plan, och cykelrummet ligger innanför porten i stället för längst ner i källaren.',
      ],
      [
        'Den som bokar skriver avtal hemifrån och har sedan fjorton dagar på sig att ångra sig. Ingen budgivning förekommer: priset i prislistan är det som gäller.',
        '– Vi tar hellre ett samtal för mycket än ett för lite, säger {agent}. Den som köper något som ännu inte står där har rätt att fråga.',
      ],
    ],
  },
  soldOut: {
    category: 'Slutsålt',
    titles: ['Alla hem i {stage} är sålda', '{stage} i {place} är slutsålt'],
    preambles: [
      'Samtliga {homes} hem i {area} har fått ägare. Den som kom för sent kan ställa sig på listan för nästa etapp.',
      'Det sista av {homes} hem såldes i veckan. Fler hus planeras i samma område.',
    ],
    bodies: [
      [
        'De som har köpt kommer till hälften från orten och till hälften från resten av länet. Var fjärde köpare har lämnat en villa, var femte köpte sitt första hem.',
        'Vi fortsätter att arbeta med området och räknar med att kunna visa nästa etapp inom ett år.',
      ],
      [
        'Tvåorna gick först, därefter de största lägenheterna högst upp. Längst fanns markplanets treor kvar, ända tills gården stod färdig och de fick visa sig från sin bästa sida.',
      ],
    ],
  },
  groundBreaking: {
    category: 'Bygge',
    titles: ['Första spadtaget för {stage}', 'Nu bygger vi i {area}', 'Bygget av {stage} har börjat'],
    preambles: [
      '{homes} {kind} ska stå klara {season}. Först ut är grundläggningen.',
      'Grävmaskinerna är på plats i {area}, och till {season} ska {homes} hem vara inflyttningsklara.',
    ],
    bodies: [
      [
        'Under de första månaderna hörs det mest: då schaktar vi, pålar och lägger ledningar. Vi arbetar vardagar mellan klockan sju och sexton, och sprängning varnas det alltid för i förväg.',
        'Grannarna får ett brev varje månad om vad som händer härnäst. Frågor besvaras av platschefen, vars nummer sitter på skylten vid infarten.',
      ],
      [
        'Massorna som grävs upp stannar inom området och blir till kullen på lekplatsen. Det sparar ungefär fyrahundra lastbilsturer genom bostadsgatorna.',
        'När grunden ligger reses stommen en våning var tredje vecka. Taklaget firas med soppa för alla som vill komma.',
      ],
    ],
  },
  keys: {
    category: 'Inflyttning',
    titles: ['De första nycklarna i {stage} är lämnade', 'Nu är det ljust i fönstren i {stage}'],
    preambles: [
      'I {area} bär det in sängar och blomkrukor. {homes} hem har fått sina ägare på plats.',
      'Efter två års bygge är {stage} i {place} inflyttat.',
    ],
    bodies: [
      [
        'Nycklarna delades ut i grupper om åtta, så att ingen behövde köa till hissen. Husvärden fanns på plats med sladd, stege och kaffe.',
        'Nu följer ett år då huset torkar och lär känna dem som bor där. Efter två år kommer besiktningsmannen tillbaka.',
      ],
      [
        'De som flyttade in först hade väntat sedan säljstarten. Flera hade hälsat på bygget så ofta att de kände snickarna vid namn.',
        'Gården planteras färdigt till våren, när tjälen har gått ur jorden.',
      ],
    ],
  },
  kinds: {
    apartment: 'lägenheter',
    townHouse: 'radhus',
    detachedHouse: 'villor',
    semiDetachedHouse: 'parhus',
    house: 'hus',
    plot: 'tomter',
  },
  seasons: ['vintern', 'våren', 'sommaren', 'hösten'],
  facts: {
    heading: 'Kort om huset',
    homes: 'Hem',
    size: 'Storlek',
    price: 'Pris från',
    moveIn: 'Inflyttning',
  },
  readOn: 'Läs vidare',
  about: {
    heading: 'Om oss',
    text: 'Björkvall bygger hem i Sverige, Norge och Finland. Vi äger marken, ritar husen, bygger dem och svarar för dem efteråt. Presskontakt: press@bjorkvall.example.',
  },
}
