import type { NewsReaders, PageData } from '../../page-data.ts'
import { film, image, links, list, text } from '../../writing.ts'

/** Whoever has bought a home in Strandängen, until the keys. */
const strandangen: NewsReaders = { phase: 'building', stageIds: ['stage-strandangen'] }

/** News from the houses, for those who live there or soon will. */
export const bjorkvallResidents: readonly PageData[] = [
  {
    path: '/mina-sidor/nyheter/taket/',
    template: 'residenceNews',
    name: 'Taket är på plats, nu börjar vi inomhus',
    preamble: 'I veckan lades de sista pannorna på hus C.',
    category: 'Bygge',
    daysAgo: 3,
    look: 'site',
    readers: strandangen,
    blocks: [
      text(
        '',
        'Nästa steg är värme och el. Före jul är huset tätt, och efter nyår börjar målarna på plan ett.',
        'Den som vill se sitt hem innan väggarna kläs in kan anmäla sig till byggbesöket den andra lördagen i januari.',
      ),
      image(['stage', 'stage-strandangen'], 'Hus C, sett från gården.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/garden/',
    template: 'residenceNews',
    name: 'Så blir gården: växthus, hägg och tolv äppelträd',
    preamble: 'Landskapsarkitekten har ritat klart.',
    category: 'Gården',
    daysAgo: 17,
    readers: strandangen,
    blocks: [
      text(
        '',
        'Växthuset hamnar i söderläge bredvid cykelrummet. Häggen skymmer sopkärlen, och äppelträden delar vi på.',
      ),
      film({
        film: 'garden',
        title: 'Så blir gården',
        description: 'Landskapsarkitekten visar växthuset och tolv äppelträd.',
        words:
          'Här, mellan husen, kommer växthuset att stå. Det får sol från nio till fyra, också i oktober.',
        picture: 'own',
      }),
    ],
  },
  {
    path: '/mina-sidor/nyheter/byggbesok/',
    template: 'residenceNews',
    name: 'Kom och titta: byggbesök i januari',
    preamble: 'Vi öppnar bygget för dig som har köpt. Stövlar och hjälm finns att låna.',
    category: 'Byggbesök',
    daysAgo: 26,
    readers: strandangen,
    blocks: [
      list('Att tänka på', 'Högst fyra personer per hem', 'Barn från åtta år', 'Måttband är välkomna'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/stoppdatum/',
    template: 'residenceNews',
    name: 'Sista dagen för inredningsval närmar sig',
    preamble: 'Efter stoppdatumet beställer vi, och då går inget att ändra.',
    category: 'Inredning',
    daysAgo: 84,
    room: 'home-strandangen-c-1404-kitchen',
    readers: strandangen,
    blocks: [
      text(
        '',
        'Ditt eget datum står på tidslinjen. Saknar du något prov, ring inredaren redan den här veckan.',
      ),
      links('Gå vidare', '/mina-sidor/tidslinje/inredning/'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/fonster/',
    template: 'residenceNews',
    name: 'Fönstren sitter',
    preamble: 'Tvåhundrafyrtio fönster på nio dagar. Nu går det att se utsikten inifrån.',
    category: 'Bygge',
    daysAgo: 47,
    readers: strandangen,
    blocks: [
      text(
        '',
        'Skyddsplasten sitter kvar till dess att fasaden är tvättad. Den är grå, men utsikten är den rätta.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/namn-pa-tvattstugan/',
    template: 'residenceNews',
    name: 'Tvättstugan fick ett namn',
    preamble: 'Av sextiofyra förslag vann Skumrasket.',
    category: 'Gården',
    daysAgo: 55,
    readers: strandangen,
    blocks: [
      text('', 'Tack till alla som röstade. På delad andra plats kom Centrifugen och Fru Larssons hörna.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/bredband/',
    template: 'residenceNews',
    name: 'Bredbandet är draget',
    preamble: 'Du kan beställa från och med nu, så är det igång när du flyttar in.',
    category: 'Inflyttning',
    daysAgo: 63,
    readers: strandangen,
    blocks: [
      text(
        '',
        'Grundhastigheten ingår i avgiften. Vill du ha mer väljer du tjänst i portalen som står i välkomstbrevet.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/cykelrum/',
    template: 'residenceNews',
    name: 'Cykelrummet får plats för lådcyklar',
    preamble: 'Ni frågade, vi flyttade en vägg.',
    category: 'Bygge',
    daysAgo: 78,
    readers: strandangen,
    blocks: [
      text('', 'Sex platser med laddning, lågt i tak för resten. Platserna fördelas av föreningen i maj.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/styrelse/',
    template: 'residenceNews',
    name: 'Vill du sitta i styrelsen?',
    preamble: 'Den byggande styrelsen lämnar över till er ungefär ett halvår efter inflyttningen.',
    category: 'Föreningen',
    daysAgo: 92,
    readers: { phase: 'building' },
    blocks: [
      text(
        '',
        'Ingen förkunskap krävs. Vi håller en kurs på tre kvällar och finns kvar som stöd det första året.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/stommen/',
    template: 'residenceNews',
    name: 'Stommen är rest',
    preamble: 'Fem våningar på fjorton veckor, utan en enda olycka.',
    category: 'Bygge',
    daysAgo: 121,
    look: 'site',
    readers: strandangen,
    blocks: [
      text('', 'Taklaget firades med ärtsoppa. Kransen band snickarna själva, av björk från platsen.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/skotsel-av-ekgolv/',
    template: 'residenceNews',
    name: 'Så sköter du ett nytt ekgolv',
    preamble: 'Det första året är viktigast. Fem minuter i veckan räcker.',
    category: 'Skötselråd',
    daysAgo: 140,
    room: 'home-lanternan-a-1102-living',
    readers: { phase: 'living' },
    blocks: [
      list(
        'Gör så här',
        'Dammsug med mjukt munstycke',
        'Torka fuktigt, aldrig vått',
        'Sätt tassar under stolarna redan första dagen',
        'Olja in en gång om året',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/grundlaggning/',
    template: 'residenceNews',
    name: 'Grunden är gjuten',
    preamble: 'Åttahundra kubikmeter betong på en natt, med varm korv i pausen.',
    category: 'Bygge',
    daysAgo: 168,
    readers: strandangen,
    blocks: [
      text(
        '',
        'Betongen har fyrtio procent mindre klimatpåverkan än vanlig. Den tar lite längre tid på sig att härda, så nu väntar vi tre veckor.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/elbil/',
    template: 'residenceNews',
    name: 'Laddplatser på varannan parkering',
    preamble: 'Och förberett på resten.',
    category: 'Föreningen',
    daysAgo: 196,
    readers: strandangen,
    blocks: [
      text(
        '',
        'Föreningen sätter priset, och det står på fakturan vad du har laddat. Räkna med ungefär två kronor per kilowattimme.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/forsta-spadtaget/',
    template: 'residenceNews',
    name: 'Första spadtaget är taget',
    preamble: 'Två förskolegrupper och en grävmaskin hjälptes åt.',
    category: 'Bygge',
    daysAgo: 223,
    look: 'site',
    readers: strandangen,
    blocks: [
      text('', 'Platsen där grävskopan satte sig först är i dag hörnet på ditt kök, om du har köpt i hus A.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/forsta-vintern/',
    template: 'residenceNews',
    name: 'Första vintern i ett nytt hus',
    preamble: 'Huset torkar fortfarande, och det märks på luften.',
    category: 'Skötselråd',
    daysAgo: 5,
    room: 'home-slussvakten-a-1102-bedroom',
    readers: { phase: 'living' },
    blocks: [
      text(
        '',
        'Betong och trä släpper fukt det första året. Vädra kort och ofta, och låt värmen stå på också när du är bortrest.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/efter-flytten/',
    template: 'residenceNews',
    name: 'Så gör du när något inte fungerar',
    preamble: 'Det som är bråttom anmäler du direkt, resten samlar du till garantibesiktningen.',
    category: 'Garanti',
    daysAgo: 33,
    readers: { phase: 'living' },
    blocks: [
      text('', 'Skriv gärna upp vad du ser under året. Vi kallar till besiktningen, du behöver inte boka.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/flyttanmalan/',
    template: 'residenceNews',
    name: 'Att ordna innan nycklarna',
    preamble: 'Hemförsäkring, elavtal och flyttanmälan: tre saker som tar en kväll.',
    category: 'Inflyttning',
    daysAgo: 19,
    room: 'home-marlan-a-1101-living',
    readers: { phase: 'building' },
    blocks: [
      text('', 'Försäkring och el ska gälla från tillträdesdagen. Vilken dag det är står på tidslinjen.'),
    ],
  },
]
