import type { HomeWords } from './words.ts'

export const homeWordsSv: HomeWords = {
  rooms: ['Ett', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex'],
  directions: {
    '1': 'norr',
    '2': 'nordost',
    '3': 'öster',
    '4': 'sydost',
    '5': 'söder',
    '6': 'sydväst',
    '7': 'väster',
    '8': 'nordväst',
  },
  title: {
    west: '{rooms} rum med kvällssol',
    east: '{rooms} rum med morgonljus',
    south: '{rooms} rum i söderläge',
    north: '{rooms} rum mot lugna gården',
    top: '{rooms} rum högst upp',
    ground: '{rooms} rum med egen uteplats',
    corner: '{rooms} rum i hörnet',
    townHouse: 'Radhus med trädgård i {direction}',
    semiDetachedHouse: 'Parhus med altan i {direction}',
    detachedHouse: 'Villa med trädgård i {direction}',
    house: 'Hus med trädgård i {direction}',
    plot: 'Tomt på {area} m²',
  },
  layout: {
    1: [
      'Smart etta där kök och allrum delar på ljuset.',
      'Ett rum och rejält kök, med sovalkov och förvaring på höjden.',
    ],
    2: [
      'Tvåa med rejält sovrum och plats för matbord i köket.',
      'Öppet mellan kök och vardagsrum, och ett sovrum som går att stänga om.',
    ],
    3: [
      'Trea med öppet mellan kök och vardagsrum och två tysta sovrum.',
      'Genomgående trea med hall som rymmer alla skor och ett badrum med tvättpelare.',
    ],
    4: [
      'Fyra med tre sovrum, klädkammare och två badrum.',
      'Köket är navet, sovrummen ligger för sig och ljuset kommer från två håll.',
    ],
    5: [
      'Femma för den stora familjen, med arbetsrum och två badrum.',
      'Fyra sovrum, stort kök och ett vardagsrum med fönster i två väderstreck.',
    ],
  },
  house: [
    'Två plan, {rooms} rum och en hall med plats för både stövlar och barnvagn.',
    'Köket vetter mot trädgården och sovrummen ligger på övre plan.',
  ],
  plot: [
    'Tomten är avstyckad och klar att bygga på.',
    'Soligt läge med vatten, avlopp och fiber framdraget.',
  ],
  outdoor: {
    balcony: 'Balkongen på {area} m² ligger i {direction}.',
    terrace: 'Terrassen på {area} m² ligger i {direction}.',
    patio: 'Från vardagsrummet går du rakt ut på uteplatsen i {direction}.',
    roofTop: 'Takterrassen på {area} m² är din egen.',
    frenchBalcony: 'Fransk balkong i {direction}.',
    porch: 'Verandan i {direction} har tak över halva.',
  },
}
