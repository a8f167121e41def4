import type { StageWords } from './words.ts'

export const stageWordsNb: StageWords = {
  opening: {
    water: [
      'Lyse hjem mellom bjørkelia og fjorden, med brygga rundt hjørnet.',
      'Her kan dagen begynne med et bad: badeplassen i {area} ligger noen minutters gange unna.',
      'Mot vannet i {area} bygger vi hjem der lyset får plass.',
      'Langs strandpromenaden i {area} vokser et nytt nabolag fram.',
    ],
    park: [
      'Nabo til parken i {area}: grønt utenfor vinduet og byen i sykkelavstand.',
      'Rolig ved parken, med lekeplass, parsellhage og barnehage like ved.',
      'Hjem med trekroner som utsikt og sentrum noen holdeplasser unna.',
    ],
    centre: [
      'Midt i {place}, med torg, bane og hverdagsærend rundt hjørnet.',
      'Byens puls på den ene siden, et stille gårdsrom på den andre.',
      'I {area} har du det meste nær: butikk, treningssenter og kveldsåpent bakeri i samme kvartal.',
    ],
    forest: [
      'Skogen begynner der tunet slutter, og bussen går fra hjørnet.',
      'Hjem blant furuer og svaberg i {area}, et kvarter fra sentrum.',
      'Nær stier, blåbær og lysløype bygger vi hjem å bli i.',
    ],
    field: [
      'Åpen utsikt, lave hus og korte avstander: slik bygges {area}.',
      'Der jordene møter byen vokser {area} fram, med ny skole og sykkelvei hele veien inn.',
      'I {area} er gatene rolige og himmelen stor.',
    ],
  },
  form: {
    slab: [
      'Husene er passe høye, med balkong til nesten hver leilighet.',
      'Gjennomgående leiligheter med lys fra to sider og dyrkekasser på tunet.',
      'Romslige planløsninger, heis til alle etasjer og bod i kjelleren.',
    ],
    block: [
      'Kvartalet samler seg rundt et grønt gårdsrom med drivhus og sykkelverksted.',
      'Butikker på gateplan, hjem fra ett til fem rom og et gårdsrom å møtes i.',
      'Fire oppganger med hver sin farge og et tun der kveldssolen når inn.',
    ],
    tower: [
      'Jo høyere opp, desto lenger ser du: hjørneleiligheter med lys fra to sider.',
      'Et slankt hus med fire hjem i hver etasje og felles takterrasse.',
      'Store vinduer, innglassede balkonger og heis helt ned til garasjen.',
    ],
    brick: [
      'Tegl som eldes vakkert, dype vindusnisjer og god takhøyde.',
      'Franske balkonger mot gata og dype balkonger mot tunet.',
      'Et solid hus i tegl, med lyse oppganger og rolige rom.',
    ],
    timber: [
      'Bæresystemet er av tre, og fasaden får gråne i sitt eget tempo.',
      'Trehus med stille rom, varme gulv og lavt energibehov.',
      'Massivtre i vegger og dekker, og et tun med hegg og epletrær.',
    ],
    gables: [
      'Gavler på rekke, med saltak, store vinduer og balkonger i flere himmelretninger.',
      'To hjem i hver etasje og dobbel takhøyde under mønet.',
      'Smale hus med egne navn og utsikt mellom gavlene.',
    ],
    rowHouses: [
      'Rekkehus over to plan med egen inngang, uteplass og plass til syklene.',
      'Eget hus uten styr: bod, ladeplass og en liten hage følger med.',
      'To plan, tre soverom og et tun der barna kan leke.',
    ],
    pairs: [
      'Tomannsboliger med gavlvindu, terrasse og hage på to sider.',
      'To hjem under hvert tak, med carport imellom så det blir stille.',
    ],
    villas: [
      'Eneboliger over halvannet plan med terrasse, hage og carport.',
      'Hus med romslige kjøkken, peis og vinduer mot hagen.',
    ],
    plots: [
      'Tomter med ferdig vann, avløp og fiber. Bygg selv eller velg et av våre typehus.',
      'Flate tomter med god sol, klare til å bygges på.',
    ],
  },
  concept: {
    senior: 'For deg over 55, med gjesteleilighet, bibliotek og et kjøkken til å lage mat i sammen.',
    premium: 'Høyere under taket, stein på badene og et kjøkken som tåler store middager.',
    smartSquare:
      'Hver kvadratmeter gjør nytte: smart oppbevaring, lav egenkapital og rom som deles med naboene.',
  },
  closing: [
    'Solceller på taket tar seg av en del av husets strøm.',
    'Du velger gulv, kjøkken og fliser i ro og mak sammen med interiørrådgiveren vår.',
    'Vi går gjennom boligen når du flytter inn og igjen etter ett år.',
  ],
  shared: [
    'Bildeling, sykkelrom og ladeplasser er på plass fra første dag.',
    'Tunet tegnes med plass til lek, dyrking og langbord.',
  ],
  association: {
    own: 'Borettslaget eier tomten, og felleskostnadene er beregnet for å vare.',
    partRental:
      'Borettslaget eier en del av tomten og fester resten, og felleskostnadene er beregnet for å vare.',
    rental: 'Borettslaget fester tomten, og festeavgiften er med i felleskostnadene.',
  },
  tenancy: 'Leien omfatter varme og vann, og du søker hos utleier.',
  swan: 'Huset skal svanemerkes.',
  showing: {
    apartment: 'Visningsleilighet {number}',
    online: 'Digitalt, med megler',
    site: 'På stedet, oppmøte ved {address}',
  },
  part: 'byggetrinn',
  nearby: {
    water: ['Badeplass', 'Brygge', 'Barnehage', 'Dagligvare', 'Buss', 'Skole', 'Tog'],
    park: ['Park', 'Lekeplass', 'Barnehage', 'Dagligvare', 'Tog', 'Skole'],
    centre: ['Dagligvare', 'Torg', 'Bane', 'Barnehage', 'Legesenter', 'Skole'],
    forest: ['Lysløype', 'Buss', 'Barnehage', 'Dagligvare', 'Skole', 'Tog'],
    field: ['Buss', 'Skole', 'Lekeplass', 'Dagligvare', 'Idrettsplass', 'Tog'],
  },
}
