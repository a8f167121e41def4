import type { PageData } from '../../page-data.ts'
import { contacts, downloads, facts, form, image, links, pages, text } from '../../writing.ts'

/** The newsroom, what the company has told the press by hand, and pictures for it. */
export const bjorkvallPress: readonly PageData[] = [
  {
    path: '/press/',
    template: 'newsroom',
    name: 'Press',
    preamble: 'Pressmeddelanden och bilder. Presskontakt: press@bjorkvall.example.',
    corporate: true,
    blocks: [
      contacts('Presskontakter', 'staff-camilla-hjort', 'staff-peter-sandell'),
      pages('Bilder att använda', '/press/bilder/strandangen-kvall/', '/press/bilder/hojden-takterrass/'),
      downloads('Presskit', 'press-kit'),
      form('corporateContact', 'Skriv till presstjänsten', 'Vi svarar inom två timmar på vardagar.'),
    ],
  },
  {
    path: '/press/bilder/strandangen-kvall/',
    template: 'imageFile',
    name: 'Strandängen i kvällsljus',
    preamble: 'Brf Strandängen i Ekbacken, sedd från bryggan. Fri att använda i redaktionella sammanhang.',
    corporate: true,
    blocks: [
      image(['stage', 'stage-strandangen'], 'Brf Strandängen, Nacka. Illustration: Björkvall.'),
      facts(
        'Om bilden',
        ['Format', '2400 × 1600 pixlar'],
        ['Upphov', 'Illustration: Björkvall'],
        ['Villkor', 'Fri för redaktionellt bruk, inte för reklam'],
      ),
    ],
  },
  {
    path: '/press/bilder/hojden-takterrass/',
    template: 'imageFile',
    name: 'Takterrassen på Höjden',
    preamble: 'Brf Höjden i Älvkrok, Göteborg.',
    corporate: true,
    blocks: [
      image(['stage', 'stage-hojden'], 'Brf Höjden, Göteborg. Illustration: Björkvall.'),
      facts('Om bilden', ['Format', '2400 × 1600 pixlar'], ['Villkor', 'Fri för redaktionellt bruk']),
    ],
  },
  {
    path: '/press/ny-chef-norge/',
    template: 'pressRelease',
    name: 'Ny chef för Bjørkvall i Norge',
    preamble: 'Kristin Vold tillträder den 1 februari.',
    corporate: true,
    category: 'Organisation',
    daysAgo: 52,
    blocks: [
      text(
        '',
        'Kristin Vold kommer närmast från försäljningen i Oslo och har byggt upp verksamheten i Tromsø. Hon efterträder Geir Sandnæs, som går i pension efter tjugoåtta år.',
        '– Jag har sålt hus i snöstorm och midnattssol. Det jag vill nu är att bygga fler av dem, säger Kristin Vold.',
      ),
    ],
  },
  {
    path: '/press/mark-i-gavle/',
    template: 'pressRelease',
    name: 'Björkvall köper mark i Gävle',
    preamble: 'Godsvarvet ger plats för tvåhundra hem vid inre hamnen.',
    corporate: true,
    category: 'Markköp',
    daysAgo: 84,
    about: ['stage-kapstaden-norr', 'area-godsvarvet'],
    blocks: [
      text(
        '',
        'Affären omfattar 18\u00a0000 kvadratmeter byggrätt och ett magasin från 1890-talet, som ska bevaras. Köpeskillingen är inte offentlig.',
        'Marken saneras under vintern av Björkvall Entreprenad. Det första huset, Kapstaden norr, säljs till våren.',
      ),
      links('Läs vidare', ['/sok-bostad/gavle/', 'Bostäder i Gävle']),
    ],
  },
  {
    path: '/press/arkitektpris/',
    template: 'pressRelease',
    name: 'Almvalvet får stadens arkitekturpris',
    preamble: 'Juryn lovar ”ett trähus som vågar viska”.',
    corporate: true,
    category: 'Utmärkelse',
    daysAgo: 118,
    about: ['stage-almvalvet', 'area-solbrunnshog'],
    blocks: [
      text(
        '',
        'Almvalvet i Lund fick priset i konkurrens med en konserthall och en cykelbro. Huset har tolv hem, en stomme av korslimmat trä och ett valv som släpper in kvällssolen på gården.',
        '– Vi ritade valvet för att grannarna på andra sidan inte skulle förlora sin sol. Att det blev husets namn var en bonus, säger arkitekten Nora Björling.',
      ),
    ],
  },
  {
    path: '/press/klimatmal/',
    template: 'pressRelease',
    name: 'Halverade utsläpp till 2030',
    preamble: 'Målet gäller varje byggd kvadratmeter, inte bara i genomsnitt.',
    corporate: true,
    category: 'Hållbarhet',
    daysAgo: 176,
    blocks: [
      text(
        '',
        'Sedan 2018 har utsläppen per kvadratmeter minskat med en tredjedel. Det nya målet innebär ytterligare en fjärdedel på fyra år, framför allt genom mer trä, mindre cement och kortare transporter.',
        'Varje projekt får en egen klimatbudget. Överskrids den måste det sparas i ett annat.',
      ),
      links('Läs vidare', '/hallbarhet/'),
    ],
  },
  {
    path: '/press/elever-bygger/',
    template: 'pressRelease',
    name: 'Gymnasieelever bygger radhus i Linköping',
    preamble: 'Tio elever från byggprogrammet står för tre av husen på Flygfältsallén.',
    corporate: true,
    category: 'Samhälle',
    daysAgo: 231,
    about: ['stage-flygfaltsallen', 'area-vallang'],
    blocks: [
      text(
        '',
        'Eleverna får handledning av två pensionerade snickare och betalas enligt lärlingsavtalet. Husen säljs som alla andra.',
        '– De är noggrannare än vi var, säger handledaren Bosse Ring.',
      ),
    ],
  },
]
