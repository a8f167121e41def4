import type { errandScenarios } from '../../errands/errands.ts'
import type { TextsOf } from '../texts-of.ts'

export const errandTexts: TextsOf<typeof errandScenarios> = {
  'errands-none': {
    name: 'Inga ärenden än',
    description: 'Ingången visas eftersom det har gått en månad sedan hon flyttade in. Listan är tom.',
  },
  'errands-many': {
    name: 'Hundratjugo ärenden',
    description: 'En lista som måste filtreras och sorteras.',
  },
  'errands-a-month-later': {
    name: 'En månad senare',
    description: 'Trettio dagar har gått: besöken har varit, och det som väntade har kommit vidare.',
  },
  'errand-waits-for-answer': {
    name: 'Ett ärende väntar på svar',
    description:
      'BV-204751 behöver ett svar. Den som kompletterar ärendet får det att gå vidare, tystnad avslutar det.',
  },
  'errands-norway': {
    name: 'Ärenden i Norge',
    description: 'En norsk boendes ärenden, med ettårsbesiktningen och de norska statusarna.',
  },
  'errands-board': {
    name: 'Föreningens ärenden och ronder',
    description: 'En styrelse med teknisk förvaltning: ärenden i nästan alla statusar, och ronder.',
  },
  'board-without-management': {
    name: 'Styrelse utan teknisk förvaltning',
    description: 'Hennes anmälan på den förvaltade vägen nekas (403).',
  },
  'guarantee-ends-tomorrow': {
    name: 'Garantin går ut i morgon',
    description: 'Ett fel som anmäls i dag är garanti. Två dagar senare är det inte det längre.',
  },
  'guarantee-over': {
    name: 'Garantin har gått ut',
    description: 'Garantin gick ut i går: ett fel som anmäls nu är ett ärende för kundservice.',
  },
  'agreements-none': {
    name: 'Inget avtal',
    description: 'Avtal saknas (204), så hon skriver sin adress själv.',
  },
  'agreements-fail': {
    name: 'Avtalen går inte att hämta',
    description: 'Avtalen svarar 503.',
  },
  'errand-detail-fails': {
    name: 'Ärendet går inte att öppna',
    description: 'Listan kommer, men varje enskilt ärende och varje rond svarar 503.',
  },
  'errand-download-fails': {
    name: 'Bilagorna går inte att hämta',
    description: 'Varje bilaga svarar 503.',
  },
  'errand-create-fails': {
    name: 'Felanmälan går inte att skicka',
    description: 'Varje felanmälan svarar 503, och inget av den sparas.',
  },
  'errand-create-cut-off': {
    name: 'Felanmälan tappar kontakten',
    description: 'Förbindelsen bryts medan en felanmälan skickas.',
  },
  'errand-create-fails-once': {
    name: 'Felanmälan går först andra gången',
    description: 'Den första felanmälan svarar 503. Att försöka igen lyckas.',
  },
  'errand-file-too-large': {
    name: 'En bilaga är för stor',
    description: 'Varje felanmälan svarar 413, vad som än bifogas.',
  },
  'errand-files-too-large': {
    name: 'Bilagorna är för stora tillsammans',
    description: 'Varje felanmälan svarar 413: bilagorna är sammanlagt för stora.',
  },
  'errand-file-type-refused': {
    name: 'Filtypen tas inte emot',
    description: 'Varje felanmälan svarar 422: filtypen tas inte emot.',
  },
  'errand-too-many-files': {
    name: 'För många bilagor',
    description: 'Varje felanmälan svarar 422: bilagorna är för många.',
  },
  'errand-upload-slow': {
    name: 'Bilagorna tar tid att skicka',
    description: 'Varje felanmälan besvaras först efter tolv sekunder.',
  },
  'errand-edit-fails': {
    name: 'Ärendet går inte att ändra',
    description: 'Att komplettera och avsluta svarar 503.',
  },
  'errand-closed-meanwhile': {
    name: 'Ärendet avslutades under tiden',
    description: 'Att komplettera och avsluta svarar 409: ärendet är redan avslutat.',
  },
  'rounds-fail': {
    name: 'Ronderna går inte att hämta',
    description: 'Föreningens ärenden kommer, men ronderna svarar 503.',
  },
  'rooms-fail': {
    name: 'Utrymmena går inte att hämta',
    description: 'Rum och gemensamma utrymmen svarar 503.',
  },
  'detail-areas-fail': {
    name: 'Detaljerna går inte att hämta',
    description: 'De detaljerade utrymmena i varje rum svarar 503.',
  },
  'detail-areas-empty': {
    name: 'Inga detaljer att välja',
    description: 'De detaljerade utrymmena i varje rum är en tom lista, vilket räknas som ett fel.',
  },
  'case-search-empty': {
    name: 'Ingen adress hittas',
    description: 'Adressökningen ger inga träffar, vad man än skriver.',
  },
  'articles-fail': {
    name: 'Hjälptexterna går inte att hämta',
    description: 'Artiklarna i informationssteget svarar 503, och ingen får veta det.',
  },
  'cooperative-fails': {
    name: 'Föreningens uppgifter går inte att hämta',
    description: 'Föreningen svarar 503, så att sidan för tekniska fel visas.',
  },
  'has-cases-fails': {
    name: 'Det går inte att se om det finns ärenden',
    description: 'Frågan bakom ingången till Ärenden svarar 503.',
  },
  'case-login-without-user': {
    name: 'Inloggningen hittar ingen användare',
    description: 'E-legitimationen säger ja, men användaren bakom den finns inte (404).',
  },
}
