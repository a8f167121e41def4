import type { Articles } from './article.ts'

export const articlesSv: Articles = {
  'faq-dishwasher': {
    question: 'Diskmaskinen tömmer inte. Vad kan jag göra?',
    answer:
      '<p>Det är nästan alltid silen eller slangen.</p><ol><li>Stäng av maskinen och lyft ur den undre korgen.</li><li>Vrid loss silen i botten och spola den ren.</li><li>Se efter att slangen under diskhon inte ligger vikt.</li><li>Kör ett kort program utan disk.</li></ol><p>Står vattnet kvar ändå? Då gör du en felanmälan.</p>',
    film: {
      address: '/film-provider/?film=silen-i-diskmaskinen',
      description: 'Så rensar du silen i diskmaskinen',
      script:
        'Lyft ur den undre korgen. Vrid silen ett kvarts varv motsols och lyft den rakt upp. Spola båda delarna under kranen. Sätt tillbaka dem och vrid medsols tills det tar stopp.',
    },
  },
  'faq-fridge': {
    question: 'Kylen är för varm eller frysen isar igen. Är något fel?',
    answer:
      '<p>Ställ kylen på 5 grader och frysen på 18 minus, och vänta ett dygn. Kontrollera att dörren går igen och att inget står tätt mot bakväggen. Dammsug gallret där nere två gånger om året.</p><p>Piper eller blinkar den fortfarande efter ett dygn ska du anmäla det.</p>',
  },
  'faq-stove': {
    question: 'Spisen går inte att sätta på. Vad gör jag?',
    answer:
      '<p>Lyser ett hänglås eller bokstaven L är barnspärren på: håll knappen intryckt i fem sekunder. Är hela spisen svart tittar du i elcentralen. Spisen har tre säkringar, och alla tre ska stå upp.</p>',
  },
  'faq-hood': {
    question: 'Spisfläkten suger dåligt. Hur får jag den att orka?',
    answer:
      '<p>Diska fettfiltret i diskmaskinen varje månad. Öppna inte fönstret i köket när du lagar mat: då tar fläkten luften därifrån. Spjället ska stå öppet när du steker, och stänger sig självt efter en timme.</p>',
  },
  'faq-washer': {
    question: 'Tvättmaskinen tömmer inte. Vad kan jag göra?',
    answer:
      '<p>Rensa filtret bakom luckan längst ned till höger. Lägg en handduk på golvet först: det rinner ut en halv liter vatten. Kör sedan sköljning och centrifugering.</p>',
    film: {
      address: '/film-provider/?film=filtret-i-tvattmaskinen',
      description: 'Så rensar du filtret i tvättmaskinen',
      script:
        'Öppna luckan med ett mynt. Ställ en låg skål under och dra ut den lilla slangen. Vrid filtret motsols. Ta bort ludd och mynt, och skruva tillbaka filtret ordentligt.',
    },
  },
  'faq-dryer': {
    question: 'Torktumlaren torkar inte. Hur kommer det sig?',
    answer:
      '<p>Töm vattenbehållaren och rensa luddfiltret efter varje tork. En gång i månaden sköljer du också kondensorn bakom sockeln. Centrifugera på minst 1 200 varv innan du torkar.</p>',
  },
  'faq-radiator': {
    question: 'Elementen är ljumma. Är något fel?',
    answer:
      '<p>När det är milt ute ska elementen vara ljumma. Mät mitt i rummet, en meter över golvet, med dörren stängd. Vi lovar 20 grader.</p><ul><li>Möblera inte tätt framför termostaten.</li><li>Är elementet varmt nedtill och kallt upptill behöver det luftas.</li><li>Är det kallt hela vägen kan ventilen ha fastnat.</li></ul>',
    film: {
      address: '/film-provider/?film=lufta-elementet',
      description: 'Så luftar du ett element',
      script:
        'Vrid termostaten till noll och vänta en kvart. Håll en trasa under luftskruven. Öppna den ett halvt varv med luftnyckeln. När det kommer vatten i stället för luft drar du åt igen.',
    },
  },
  'faq-tap': {
    question: 'Kranen droppar. Kan jag göra något själv?',
    answer:
      '<p>Skruva loss silen längst ut på pipen och lägg den i ättika över natten. Droppar kranen mitt i strålen eller vid foten är det packningen, och då kommer vi och byter den.</p>',
  },
  'faq-drain': {
    question: 'Vattnet rinner undan långsamt. Vad gör jag?',
    answer:
      '<p>Lyft ur silen i golvbrunnen, dra upp vattenlåset och rensa bort hår. Vattenlåset under handfatet skruvar du loss för hand. Häll aldrig i propplösare: den skadar rören.</p><p>Är det stopp i flera rum samtidigt ska du ringa oss genast.</p>',
  },
  'faq-fuse': {
    question: 'Strömmen har gått i en del av lägenheten. Vad gör jag?',
    answer:
      '<p>Titta i elcentralen. Är jordfelsbrytaren nere drar du ur alla kontakter i det mörka rummet, fäller upp brytaren och sätter i en sak i taget. Den sak som får den att lösa ut är trasig.</p>',
    film: {
      address: '/film-provider/?film=jordfelsbrytaren',
      description: 'Så återställer du jordfelsbrytaren',
      script:
        'Öppna elcentralen i hallen. Jordfelsbrytaren är den breda, med en testknapp. Fäll den först helt ned och sedan upp. Löser den ut igen fälls säkringarna ned en och en tills den håller.',
    },
  },
  'faq-ventilation': {
    question: 'Det drar eller låter från ventilen. Ska det vara så?',
    answer:
      '<p>Huset byter luft dygnet runt, och ett svagt sus är som det ska. Ventilerna är injusterade, så vrid inte på dem. Byt filtret bakom tilluftsventilen varje höst; nya filter hämtar du hos föreningen.</p>',
  },
  'faq-cracks': {
    question: 'Det har kommit sprickor mellan vägg och tak. Är huset fel?',
    answer:
      '<p>Nej. Ett nytt hus torkar i två år, och då rör sig skarvarna några millimeter. Sprickor i hörn och vid taket är utseende och lagas när huset har satt sig, efter tvåårsbesiktningen.</p><p>Anmäl däremot sprickor i betong, klinker eller kakel.</p>',
  },
  'faq-elevator': {
    question: 'Hissen står still. Vad gör jag?',
    answer:
      '<p>Sitter du i hissen håller du in klockan i tre sekunder: då svarar jouren. Står hissen tom ser du först efter att ingenting ligger i springan vid dörren, på varje plan. Ofta är det en sten.</p>',
  },
}
