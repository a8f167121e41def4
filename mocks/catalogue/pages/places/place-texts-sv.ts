import type { PlaceTexts } from './place-texts.ts'

export const placeTextsSv: PlaceTexts = {
  Stockholm: [
    'Malmar, skärgård och tunnelbana till nästan allt. Vi bygger där staden växer, inte där den redan är full.',
    'I Lindkajen bor man vid vattnet, i Kolgårdsparken mitt bland gamla gasklockor och i Furusätra med skogen utanför dörren. Alla tre har kort väg till skola, och ingen har längre än tio minuter till spåren.',
  ],
  Solna: [
    'Nära nog för att cykla till city, grönt nog för att slippa.',
    'Råstasjön är Solnas vardagsrum: fem kilometer runt, fåglar på våren och isbana när vintern vill. Härifrån tar det tolv minuter med pendeltåget till Centralen.',
  ],
  Nacka: [
    'Klippor, kajer och båten in till stan. Nacka ligger närmare än man tror.',
    'Ekbacken och Svinduddsviken har var sin brygga, och båtlinjen går året om så länge isen tillåter. Den som hellre åker buss är framme vid Slussen på en kvart.',
  ],
  Täby: [
    'Kapplöpningsbana, galleri och bokskog på samma promenad.',
    'Roslagsbanan stannar vid Näsbygrind, och till innerstaden tar det tjugo minuter. Familjer flyttar hit för skolorna och blir kvar för badplatserna.',
  ],
  Sollentuna: [
    'Edsviken på ena sidan, pendeltåget på den andra.',
    'I Edsstrand går det att bada före jobbet från maj till oktober. Slottet, kaféet och löpspåret ligger längs samma strandväg.',
  ],
  Järfälla: [
    'Ett gammalt flygfält blir stadsdel, och landningsbanan blir park.',
    'Barkarvallen planeras runt den nya tunnelbanestationen. Hangarerna står kvar och fylls med klätterhall, verkstäder och ett bageri.',
  ],
  'Upplands Väsby': [
    'En runsten i vägrenen, och Arlanda tio minuter bort.',
    'Runhagen har radhus med egna små trädgårdar och hus med utsikt över åkrarna. Många som bor här arbetar på flygplatsen, ännu fler åker tåg in till Stockholm.',
  ],
  Haninge: [
    'Skärgårdens fastland, med pendeltåg hela vägen.',
    'Från Handenlund når du Tyresta nationalpark med cykel och Utö med båt. Området ligger i tallskog, och de flesta träden får stå kvar.',
  ],
  Uppsala: [
    'Studentstad som folk blir kvar i.',
    'Fyrislunden ligger mellan ån och tågen, Årbylund bland grusvägar och hästhagar. Till Stockholm tar det fyrtio minuter, så nära att många pendlar åt båda hållen.',
  ],
  Göteborg: [
    'Spårvagn, hamn och ett väder som det går att klä sig för.',
    'Älvkrok bygger vi där varvet låg: kranen är kvar och används till ljuset om vintern. Kvillestaden har lägre hus, kullersten och stans bästa semlor.',
  ],
  Mölndal: [
    'Forsen drev kvarnarna. Nu hörs den bara genom köksfönstret.',
    'I Kvarnfallet blir papperskvarnarna bibliotek och bostäder. Pendeltåget till Göteborg tar åtta minuter.',
  ],
  Kungsbacka: [
    'Trästad, havsbad och tågen till Göteborg.',
    'Åsgläntan ligger i en skogsbacke ovanför stan. På tjugo minuter cyklar du till klipporna, på trettio är du i Göteborg.',
  ],
  Malmö: [
    'Sveriges tredje stad, Köpenhamns närmaste granne.',
    'Vid Sundspiren hör man vattnet och ser bron. Möllegården ligger mitt i folklivet, med gårdar som stänger ute det mesta av ljudet.',
  ],
  Lund: [
    'Kullersten och katedral, och forskning som byggt en ny stadsdel.',
    'Solbrunnshög växer kring spårvägen i öster. Källhagen är sig lik: låga hus, äppelträd och gångavstånd till stationen.',
  ],
  Helsingborg: [
    'Trappor upp, hav ner. Danmark ligger tjugo minuter bort med färjan.',
    'På Sundsterrassen bygger vi i sluttningen, så att alla får sin del av utsikten. Ryavången har villor vid ängarna söder om stan.',
  ],
  Norrköping: [
    'Spinnerierna står kvar, strömmen likaså.',
    'I Spinnströmmen bor man i och bredvid industrihusen, med vattnet som granne. Tåget till Stockholm tar en timme och en kvart.',
  ],
  Linköping: [
    'Universitet, flyg och kanal med slussar att cykla längs.',
    'Valläng byggs på det gamla övningsfältet norr om stan. Radhus och låga hus, breda gångvägar och äppelalléer.',
  ],
  Örebro: [
    'Ett slott mitt i ån, och en av landets bästa städer att cykla i.',
    'Svartåkröken ligger där ån böjer av. Från balkongerna ser du paddlarna, från köken skolvägen.',
  ],
  Västerås: [
    'Mälaren utanför fönstret och tåg varje halvtimme.',
    'Lillåhamn har småbåtar, bastu och kvällssol. Till Stockholm tar det under en timme.',
  ],
  Jönköping: [
    'Vätterns södra spets, där tändstickorna kom ifrån.',
    'Runt Munksjöbågen går ett promenadstråk som aldrig släcks. Husen har lånat sina namn ur fabrikens sortiment.',
  ],
  Gävle: [
    'Kafferosteri, hamn och en bock av halm.',
    'Godsvarvet ligger vid inre hamnen. Magasinen byggs om till bostäder, och kajen får bryggor att dricka kaffet på.',
  ],
  Umeå: [
    'Björkarnas stad, och älven hela vägen igenom.',
    'Björkbågen har balkonger åt söder, för här räknas varje soltimme. Till universitetet cyklar du på tio minuter, också på vintern: vägarna plogas före bilvägarna.',
  ],
  'Stockholms län': ['Från skärgården i öster till slätten i norr: åtta kommuner där vi bygger just nu.'],
  'Uppsala län': ['Slätt, skog och Sveriges äldsta universitet, fyrtio minuter från Stockholm.'],
  'Östergötlands län': ['Två städer som tävlar om allt utom vilken som har den bästa kanalen.'],
  'Jönköpings län': ['Vättern, höglandet och en småföretagaranda som märks.'],
  'Skåne län': ['Tre städer med kort väg till havet, till varandra och till Danmark.'],
  'Hallands län': ['Sandstränder, trästäder och Göteborg inom pendlingsavstånd.'],
  'Västra Götalands län': ['Göteborg med omnejd: kajer, kullar och spår som binder ihop dem.'],
  'Örebro län': ['Mitt i landet, vid ån och med hela Bergslagen runt hörnet.'],
  'Västmanlands län': ['Mälaren i söder, gruvor och skog i norr.'],
  'Gävleborgs län': ['Kust, bruk och tåg som gör Stockholm till en dagsutflykt.'],
  'Västerbottens län': ['Norrlands största stad, och en älv som håller ordning på väderstrecken.'],
}
