import type { PageData } from '../../page-data.ts'
import {
  contacts,
  downloads,
  facts,
  form,
  image,
  links,
  list,
  pages,
  quote,
  steps,
  table,
  text,
} from '../../writing.ts'

/** The company's own pages. */
export const bjorkvallAbout: readonly PageData[] = [
  {
    path: '/om-oss/',
    template: 'corporateStart',
    name: 'Om oss',
    title: 'Vi bygger hem för vardagar och högtider',
    preamble:
      'Sedan 1958 har vi ritat och byggt hus i Sverige, Norge och Finland. Mer än fyrtio tusen familjer bor i dem.',
    corporate: true,
    blocks: [
      text(
        'Så arbetar vi',
        'Vi äger marken, ritar husen, bygger dem och svarar för dem efteråt. När samma hand håller i hela vägen blir det få skarvar där något kan gå fel.',
        'Varje hus ritas för sin plats. Därför ser inget av dem ut som något annat.',
      ),
      facts(
        'I siffror',
        ['Medarbetare', '2 140'],
        ['Hem i produktion', '3 300'],
        ['Svanenmärkta hus', 'hälften'],
        ['Kommuner', '47'],
      ),
      pages(
        'Lär känna oss',
        '/om-oss/vilka-vi-ar/',
        '/hallbarhet/',
        '/om-oss/investerare/',
        '/press/',
        '/karriar/',
        '/referensprojekt/',
      ),
      quote('Ett hus är ett löfte som ska hållas i hundra år.', 'Karin Björk, grundare, 1958'),
    ],
  },
  {
    path: '/om-oss/vilka-vi-ar/',
    template: 'corporateAbout',
    name: 'Vilka vi är',
    preamble: 'Ett familjeföretag som blev stort utan att sluta räkna kaffekopparna på bygget.',
    corporate: true,
    blocks: [
      text(
        'Från en lada i Knivsta',
        'Karin och Erik Björk byggde sitt första parhus 1958, på en åker som ingen annan ville ha. Köparen till den andra halvan blev deras revisor och stannade i trettio år.',
        'I dag är vi 2\u00a0140 personer i tre länder. Vi finns på börsen sedan 1994, men familjen äger fortfarande en fjärdedel.',
      ),
      table(
        'Åren som gick',
        ['År', 'Vad som hände'],
        ['1958', 'Första parhuset i Knivsta'],
        ['1971', 'De första höghusen, tolv våningar i Västerås'],
        ['1994', 'Börsintroduktion i Stockholm'],
        ['1996', 'Vi börjar bygga i Norge'],
        ['2001', 'Första huset i Finland, vid Vanda å'],
        ['2008', 'Kvarter startar, för dem som köper sitt första hem'],
        ['2019', 'Första flerbostadshuset helt i trä'],
        ['2025', 'Det fyrtiotusende hemmet lämnas över'],
      ),
      list(
        'Det här tror vi på',
        'Att fråga dem som bor innan vi ritar nästa hus.',
        'Att ett pris ska vara ett pris, inte ett bud.',
        'Att snickaren och arkitekten ska äta lunch vid samma bord.',
        'Att fel ska rättas innan de hinner bli en vana.',
      ),
      text(
        'Våra varumärken',
        'Björkvall bygger för de flesta. Björkvall Senior bygger för den som har fyllt 55, Kvarter för den som står längst bak i kön, och Björkvall Entreprenad gräver, pålar och gjuter åt andra.',
      ),
      contacts('Fråga oss om bolaget', 'staff-fredrik-noren', 'staff-camilla-hjort', 'staff-helena-brodin'),
    ],
  },
  {
    path: '/om-oss/kakor/',
    template: 'standardPage',
    name: 'Kakor',
    title: 'Kakor på webbplatsen',
    preamble: 'Vi använder så få som möjligt, och du bestämmer över resten.',
    blocks: [
      table(
        'De här kakorna använder vi',
        ['Namn', 'Sort', 'Vad den gör', 'Hur länge'],
        ['token', 'Nödvändig', 'Håller dig inloggad', 'Tills du loggar ut'],
        ['consent', 'Nödvändig', 'Minns ditt svar om kakor', '6 månader'],
        ['buyResidence', 'Nödvändig', 'Sparar en påbörjad bokning', '30 minuter'],
        ['caseWizard', 'Nödvändig', 'Sparar en påbörjad felanmälan', '2 timmar'],
        ['uid', 'Statistik', 'Räknar besök utan namn', '6 månader'],
        ['source', 'Marknadsföring', 'Minns varifrån du kom', '1 dygn'],
      ),
      text(
        'Nödvändiga',
        'Håller dig inloggad, minns ditt val om kakor och sparar en påbörjad bokning eller felanmälan. De kan inte stängas av.',
      ),
      text('Statistik', 'Berättar hur sidorna används, utan namn. Bara om du säger ja.'),
      text(
        'Marknadsföring och tredje part',
        'Annonser och inbäddade filmer. Bara om du säger ja, och du kan ändra dig när du vill.',
      ),
    ],
  },
  {
    path: '/om-oss/tillganglighet/',
    template: 'standardPage',
    name: 'Tillgänglighet',
    title: 'Tillgänglighetsredogörelse',
    preamble: 'Alla ska kunna hitta, köpa och sköta sitt hem här.',
    blocks: [
      text(
        'Så uppfyller vi kraven',
        'Webbplatsen följer WCAG 2.2 på nivå AA. Kartan har en lista med samma innehåll, och husväljaren en tabell.',
        'Hittar du något som inte fungerar, skriv till tillganglighet@bjorkvall.example.',
      ),
      list(
        'Det här vet vi brister',
        'Äldre planritningar i PDF är inte uppmärkta. Be oss, så får du måtten som text.',
        'Filmer från före 2023 saknar syntolkning. Alla har text.',
      ),
      text(
        'När vi gick igenom webbplatsen',
        'Senast i september, tillsammans med tre personer som använder skärmläsare.',
      ),
    ],
  },
  {
    path: '/om-oss/personuppgifter/',
    template: 'standardPage',
    name: 'Personuppgifter',
    title: 'Så hanterar vi dina personuppgifter',
    preamble: 'Vi sparar det vi behöver, så länge vi behöver det, och inte längre.',
    blocks: [
      text(
        'Personnummer',
        'Vi använder ditt personnummer när du skriver avtal, för att veta att det är du. På skärmen visas det alltid med de sista siffrorna dolda.',
      ),
      table(
        'Vad vi sparar och varför',
        ['Uppgift', 'Därför', 'Så länge'],
        ['Namn och kontaktuppgifter', 'För att kunna svara dig', 'Tills du tar bort kontot'],
        ['Avtal och betalningar', 'Bokföringslagen kräver det', 'Sju år'],
        ['Felanmälningar', 'För garantin', 'Tio år från inflyttningen'],
        ['Sparade sökningar', 'För att kunna bevaka åt dig', 'Tills du tar bort dem'],
      ),
      text(
        'Skyddade uppgifter',
        'Har du skyddad identitet visar vi varken adress eller lägenhetsnummer någonstans på webbplatsen. Ring kundservice om något behöver skickas.',
      ),
    ],
  },
  {
    path: '/referensprojekt/',
    template: 'referenceStart',
    name: 'Referensprojekt',
    preamble: 'Hus som står där nu, och människor som bor i dem.',
    blocks: [
      text(
        '',
        'Vill du känna på ett av våra hus innan du köper? Föreningarna tar gärna emot. Fråga oss, så ordnar vi ett besök.',
      ),
    ],
  },
  {
    path: '/hyresratter/',
    template: 'rentalStart',
    name: 'Hyresrätter',
    preamble: 'En del av husen äger vi själva och hyr ut. Du söker genom kommunens kö.',
    blocks: [
      steps(
        'Så hyr du av oss',
        ['Ställ dig i kommunens kö', 'Vi hyr inte ut vid sidan av den.'],
        ['Gå på visning', 'De som har längst kötid kallas först, ungefär åtta till varje lägenhet.'],
        ['Tacka ja', 'Du har tre dagar på dig. Inkomsten ska räcka till hyran och lite till.'],
        ['Flytta in', 'Kontraktet gäller tills vidare, med tre månaders uppsägning.'],
      ),
      form('contact', 'Frågor om hyresrätter', 'Uthyrningen svarar inom två arbetsdagar.'),
    ],
  },
  {
    path: '/om-oss/leverantorer/',
    template: 'standardPage',
    name: 'För leverantörer',
    preamble: 'Du som säljer till oss ska tjäna på det, och ingen ska fara illa på vägen.',
    corporate: true,
    blocks: [
      image(['page', '/hallbarhet/'], 'Virket till stommen kommer från skogar inom trettio mil.'),
      list(
        'Vi kräver',
        'kollektivavtal eller villkor som minst motsvarar det',
        'klimatdata för varje produkt',
        'att ni säger till när något håller på att gå fel',
      ),
      downloads('Dokument', 'code-of-conduct'),
      links('Läs mer', '/hallbarhet/'),
    ],
  },
]
