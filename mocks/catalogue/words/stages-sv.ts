import type { StageWords } from './words.ts'

export const stageWordsSv: StageWords = {
  opening: {
    water: [
      'Ljusa hem mellan björkbacken och vattnet, med bryggan runt hörnet.',
      'Här kan dagen börja med ett dopp: badplatsen i {area} ligger några minuters promenad bort.',
      'Mot vattnet i {area} bygger vi hem där ljuset får ta plats.',
      'Längs strandpromenaden i {area} växer ett nytt kvarter fram.',
    ],
    park: [
      'Granne med parken i {area}: grönska utanför fönstret och staden på cykelavstånd.',
      'Ett lugnt läge vid parken, med lekplats, odlingslotter och förskola inom räckhåll.',
      'Hem med trädkronor som utsikt och centrum några hållplatser bort.',
    ],
    centre: [
      'Mitt i {place}, med torg, tåg och vardagsärenden runt knuten.',
      'Stadens puls på ena sidan, en stilla gård på den andra.',
      'I {area} har du det mesta nära: mataffär, gym och kvällsöppet bageri i samma kvarter.',
    ],
    forest: [
      'Skogen börjar där gården slutar, och bussen går från hörnet.',
      'Hem bland tallar och berghällar i {area}, en kvart från centrum.',
      'Nära stigar, blåbär och motionsspår bygger vi hem att stanna i.',
    ],
    field: [
      'Öppna vyer, låga hus och korta avstånd: så byggs {area}.',
      'Där fälten möter staden växer {area} fram, med ny skola och cykelväg hela vägen in.',
      'I {area} är gatorna lugna och himlen stor.',
    ],
  },
  form: {
    slab: [
      'Husen är lagom höga, med balkong till nästan varje lägenhet.',
      'Genomgående lägenheter med ljus från två håll och odlingslådor på gården.',
      'Rejäla planlösningar, hiss till alla plan och förråd i källaren.',
    ],
    block: [
      'Kvarteret sluter sig kring en grön gård med växthus och cykelverkstad.',
      'Butiker i gatuplan, hem från ettor till femmor och en gård att mötas på.',
      'Fyra trapphus med varsin färg och en gård där kvällssolen hinner in.',
    ],
    tower: [
      'Ju högre upp, desto längre ser du: hörnlägenheter med ljus från två håll.',
      'Ett slankt hus med fyra hem på varje våning och gemensam takterrass.',
      'Stora fönster, inglasade balkonger och hiss ända ner till garaget.',
    ],
    brick: [
      'Tegel som åldras vackert, djupa fönsternischer och högt i tak.',
      'Franska balkonger mot gatan och djupa balkonger mot gården.',
      'Ett stadigt hus i tegel, med ljusa trapphus och lugna rum.',
    ],
    timber: [
      'Stommen är av trä och fasaden får gråna i sin egen takt.',
      'Trähus med tysta rum, varma golv och låg energianvändning.',
      'Massivt trä i väggar och bjälklag, och en gård med hägg och äppelträd.',
    ],
    gables: [
      'Gavlar i rad, med sadeltak, stora fönster och balkonger i flera väderstreck.',
      'Två hem på varje våning och dubbel takhöjd under nocken.',
      'Smala hus med egna namn och utsikt mellan gavlarna.',
    ],
    rowHouses: [
      'Radhus i två plan med egen entré, uteplats och plats för cyklarna.',
      'Eget hus utan krångel: förråd, laddplats och en liten trädgård ingår.',
      'Två plan, tre sovrum och en gata där barnen kan leka.',
    ],
    pairs: [
      'Parhus med gavelfönster, altan och trädgård åt två håll.',
      'Två hem under varje tak, med carport emellan så att det blir lugnt.',
    ],
    villas: [
      'Villor i ett och ett halvt plan med altan, trädgård och carport.',
      'Hus med generösa kök, eldstad och fönster mot trädgården.',
    ],
    plots: [
      'Tomter med färdigt vatten, avlopp och fiber. Bygg själv eller välj ett av våra typhus.',
      'Plana tomter i söderläge, klara att bygga på.',
    ],
  },
  concept: {
    senior: 'För dig som har fyllt 55, med gästlägenhet, bibliotek och ett kök att laga mat i tillsammans.',
    premium: 'Högre i tak, sten i badrummen och ett kök som håller för stora middagar.',
    smartSquare: 'Varje kvadratmeter gör nytta: smart förvaring, låg insats och rum som delas med grannarna.',
  },
  closing: [
    'Solceller på taket tar hand om en del av husets el.',
    'Du väljer golv, kök och kakel i lugn och ro tillsammans med vår inredare.',
    'Vi besiktigar när du flyttar in och igen efter två år.',
  ],
  shared: [
    'Bilpool, cykelrum och laddplatser finns från första dagen.',
    'Gården ritas med plats för lek, odling och långbord.',
  ],
  association: {
    own: 'Föreningen äger marken, och avgiften är räknad för att hålla över tid.',
    partRental:
      'Föreningen äger en del av marken och arrenderar resten, och avgiften är räknad för att hålla över tid.',
    rental: 'Föreningen arrenderar marken, och arrendet är inräknat i avgiften.',
  },
  tenancy: 'Hyran omfattar värme och vatten, och du söker genom kommunens bostadskö.',
  swan: 'Huset ska bli Svanenmärkt.',
  showing: {
    apartment: 'Visningslägenhet {number}',
    online: 'Digitalt, med mäklare',
    site: 'På plats, samling vid {address}',
  },
  part: 'etapp',
  nearby: {
    water: ['Badplats', 'Båtbrygga', 'Förskola', 'Livsmedel', 'Buss', 'Skola', 'Tåg'],
    park: ['Park', 'Lekplats', 'Förskola', 'Livsmedel', 'Tåg', 'Skola'],
    centre: ['Livsmedel', 'Torg', 'Tåg', 'Förskola', 'Vårdcentral', 'Skola'],
    forest: ['Motionsspår', 'Buss', 'Förskola', 'Livsmedel', 'Skola', 'Tåg'],
    field: ['Buss', 'Skola', 'Lekplats', 'Livsmedel', 'Idrottsplats', 'Tåg'],
  },
}
