import type { PlaceTexts } from './place-texts.ts'

export const placeTextsNb: PlaceTexts = {
  Oslo: [
    'Fjorden i sør, marka i nord og en by som vokser mellom dem.',
    'I Lohavna bor du ved vannet, i Ensjøløkka der trikkestallen sto. Begge steder er det kortere til badeplassen enn til nærmeste kjøpesenter.',
  ],
  Bærum: [
    'Hagene er store, og toget til byen tar et kvarter.',
    'Sandviksbukta ligger mellom elva og fjorden. Skolen er femti meter unna, kyststien begynner i bakgården.',
  ],
  Asker: [
    'Epletrær, åser og strand: Asker har litt av alt.',
    'Føyenbråten bygges i bakken over sentrum. Fra terrassene ser du fjorden, og til stasjonen går du på ti minutter.',
  ],
  Lillestrøm: [
    'Ti minutter fra Oslo S, og likevel en by for seg selv.',
    'Langs Nitelva legger vi husene i bue, så alle ser vannet. På sommeren padles det til jobb.',
  ],
  'Nordre Follo': [
    'Skiløyper på den ene siden og ekspresstog på den andre.',
    'Skihøgda har eneboliger med egen hage og lysløypa som nabo. Det nye toget er på Oslo S på elleve minutter.',
  ],
  Drammen: [
    'Elvebyen som snudde seg mot elva igjen.',
    'På Elvebakken er det brygger, badetrapp og kveldssol. Ypsilon-brua gjør det til en kort tur til begge sider.',
  ],
  Fredrikstad: [
    'Gamleby, ferger og skjærgård rett utenfor.',
    'Vollhavna ligger der verkstedet lå. Byferga er gratis, og den går til alt du trenger.',
  ],
  Kristiansand: [
    'Sørlandets hovedstad, der sommeren begynner først.',
    'I Skjærgårdsbyen har alle hjem balkong mot holmene eller tunet. Båtplass følger med noen av dem.',
  ],
  Stavanger: [
    'Trehus, havn og vind i håret.',
    'Badevika er byens nye strøk ved vannet. Herfra går du til torget på sju minutter, i motvind på ni.',
  ],
  Sandnes: [
    'Gandsfjorden foran og Jæren bak.',
    'Fjordparken har tomannsboliger og tomter for deg som vil bygge selv. Bussveien stopper utenfor.',
  ],
  Bergen: [
    'Sju fjell, én fjord og en paraply ved døra.',
    'Byfjordkaia ligger i sjøkanten, Lønnelien oppe i skogen. Begge har overbygde innganger, for vi vet hvor vi bygger.',
  ],
  Trondheim: [
    'Nidelva svinger gjennom byen, og vi bygger i en av svingene.',
    'I Elvehavna er det laksetrapp, sykkelbru og massivtre. Til torget går du på åtte minutter.',
  ],
  Tromsø: [
    'Nordlys om vinteren, midnattssol om sommeren og fjell hele året.',
    'Polarhavna har store vinduer mot sundet og gode gardiner. Snøen måkes før frokost.',
  ],
  'Oslo fylke': ['Hovedstaden, fra fjordkanten til markagrensa.'],
  Rogaland: ['Stavanger og Sandnes vokser sammen langs fjorden.'],
  Østfold: ['Skjærgård, festningsbyer og kort vei til Sverige.'],
  Akershus: ['Fire kommuner rundt Oslo, alle med toget inn.'],
  Buskerud: ['Elva, fjellet og Drammen midt imellom.'],
  Agder: ['Svaberg, hvite hus og flest soltimer i landet.'],
  Vestland: ['Fjorder og fjell, og Bergen ved havet.'],
  Trøndelag: ['Kornåkrer, laks og en by med studenter i hvert vindu.'],
  Troms: ['Øyer, fjell og lys som skifter mer enn noe annet sted.'],
}
