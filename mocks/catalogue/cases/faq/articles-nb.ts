import type { Articles } from './article.ts'

export const articlesNb: Articles = {
  'faq-dishwasher': {
    question: 'Oppvaskmaskinen tømmer seg ikke. Hva kan jeg gjøre?',
    answer:
      '<p>Det er nesten alltid silen eller slangen.</p><ol><li>Slå av maskinen og løft ut den nederste kurven.</li><li>Vri løs silen i bunnen og skyll den ren.</li><li>Se etter at slangen under vasken ikke har fått en knekk.</li><li>Kjør et kort program uten oppvask.</li></ol><p>Står vannet fortsatt? Da melder du feilen.</p>',
    film: {
      address: '/film-provider/?film=silen-i-oppvaskmaskinen',
      description: 'Slik renser du silen i oppvaskmaskinen',
      script:
        'Løft ut den nederste kurven. Vri silen en kvart omdreining mot klokka og løft den rett opp. Skyll begge delene under springen. Sett dem tilbake og vri med klokka til det stopper.',
    },
  },
  'faq-fridge': {
    question: 'Kjøleskapet er for varmt, eller fryseren iser til. Er noe galt?',
    answer:
      '<p>Still kjøleskapet på 5 grader og fryseren på 18 minus, og vent et døgn. Sjekk at døra går igjen og at ingenting står tett inntil bakveggen. Støvsug gitteret nederst to ganger i året.</p><p>Piper eller blinker det fortsatt etter et døgn, bør du melde fra.</p>',
  },
  'faq-stove': {
    question: 'Platetoppen vil ikke slå seg på. Hva gjør jeg?',
    answer:
      '<p>Lyser en hengelås eller bokstaven L, er barnesikringen på: hold knappen inne i fem sekunder. Er alt svart, ser du i sikringsskapet. Komfyren har egen sikring, og den skal stå oppe.</p>',
  },
  'faq-hood': {
    question: 'Kjøkkenvifta trekker dårlig. Hvordan får jeg den til å virke?',
    answer:
      '<p>Vask fettfilteret i oppvaskmaskinen hver måned. Ikke åpne kjøkkenvinduet mens du lager mat: da henter vifta lufta derfra. Spjeldet skal stå åpent når du steker, og lukker seg selv etter en time.</p>',
  },
  'faq-washer': {
    question: 'Vaskemaskinen tømmer seg ikke. Hva kan jeg gjøre?',
    answer:
      '<p>Rens filteret bak luka nederst til høyre. Legg et håndkle på gulvet først: det renner ut en halv liter vann. Kjør deretter skylling og sentrifugering.</p>',
    film: {
      address: '/film-provider/?film=filteret-i-vaskemaskinen',
      description: 'Slik renser du filteret i vaskemaskinen',
      script:
        'Åpne luka med en mynt. Sett en lav skål under og trekk ut den lille slangen. Vri filteret mot klokka. Fjern lo og mynter, og skru filteret godt fast igjen.',
    },
  },
  'faq-dryer': {
    question: 'Tørketrommelen tørker ikke. Hva kommer det av?',
    answer:
      '<p>Tøm vannbeholderen og rens lofilteret etter hver tørk. En gang i måneden skyller du også kondensatoren bak sokkelen. Sentrifuger på minst 1 200 omdreininger før du tørker.</p>',
  },
  'faq-radiator': {
    question: 'Radiatorene er lunkne. Er noe galt?',
    answer:
      '<p>Når det er mildt ute, skal de være lunkne. Mål midt i rommet, en meter over gulvet, med døra lukket. Vi lover 20 grader.</p><ul><li>Ikke sett møbler tett foran termostaten.</li><li>Er radiatoren varm nede og kald oppe, må den luftes.</li><li>Er den helt kald, kan ventilen ha satt seg fast.</li></ul>',
    film: {
      address: '/film-provider/?film=lufte-radiatoren',
      description: 'Slik lufter du en radiator',
      script:
        'Vri termostaten til null og vent et kvarter. Hold en klut under lufteskruen. Åpne den en halv omdreining med luftenøkkelen. Når det kommer vann i stedet for luft, strammer du igjen.',
    },
  },
  'faq-tap': {
    question: 'Springen drypper. Kan jeg gjøre noe selv?',
    answer:
      '<p>Skru løs silen ytterst på tuten og legg den i eddik over natten. Drypper det midt i strålen eller ved foten, er det pakningen, og da kommer vi og bytter den.</p>',
  },
  'faq-drain': {
    question: 'Vannet renner sakte unna. Hva gjør jeg?',
    answer:
      '<p>Løft ut silen i sluket, trekk opp vannlåsen og fjern hår. Vannlåsen under servanten skrur du løs for hånd. Hell aldri i avløpsåpner: den skader rørene.</p><p>Er det tett i flere rom samtidig, ringer du oss med en gang.</p>',
  },
  'faq-fuse': {
    question: 'Strømmen er gått i en del av boligen. Hva gjør jeg?',
    answer:
      '<p>Se i sikringsskapet. Er jordfeilbryteren nede, trekker du ut alle støpsler i rommet uten strøm, slår bryteren opp og setter i én ting om gangen. Den som får den til å slå ut, er ødelagt.</p>',
    film: {
      address: '/film-provider/?film=jordfeilbryteren',
      description: 'Slik slår du på jordfeilbryteren igjen',
      script:
        'Åpne sikringsskapet i gangen. Jordfeilbryteren er den brede, med en testknapp. Slå den først helt ned og så opp. Slår den ut igjen, tar du ned sikringene én etter én til den holder.',
    },
  },
  'faq-ventilation': {
    question: 'Det trekker eller bråker fra ventilen. Skal det være slik?',
    answer:
      '<p>Huset bytter luft døgnet rundt, og et svakt sus er som det skal være. Ventilene er innregulert, så ikke vri på dem. Bytt filteret bak tilluftsventilen hver høst; nye filtre får du hos styret.</p>',
  },
  'faq-cracks': {
    question: 'Det er kommet sprekker mellom vegg og tak. Er det noe galt med huset?',
    answer:
      '<p>Nei. Et nytt hus tørker i to år, og da beveger skjøtene seg noen millimeter. Sprekker i hjørner og ved taket er utseende og ordnes når huset har satt seg, etter ettårsbefaringen.</p><p>Meld derimot fra om sprekker i betong eller fliser.</p>',
  },
  'faq-elevator': {
    question: 'Heisen står. Hva gjør jeg?',
    answer:
      '<p>Sitter du i heisen, holder du inne klokka i tre sekunder: da svarer vakta. Står heisen tom, ser du først etter at ingenting ligger i sporet ved døra, i hver etasje. Ofte er det en stein.</p>',
  },
}
