import type { Language } from '#src/sites/site.ts'
import type { Outdoor, Room, RoomKind } from './types.ts'

type Words = Readonly<{
  rooms: Readonly<Record<RoomKind, string>>
  outdoor: Readonly<Record<Outdoor['type'], string>>
}>

const words: Readonly<Record<Language, Words>> = {
  sv: {
    rooms: {
      hall: 'Hall',
      passage: 'Passage',
      landing: 'Hall',
      living: 'Vardagsrum',
      family: 'Allrum',
      studio: 'Allrum / sov',
      kitchen: 'Kök',
      bedroom: 'Sovrum',
      bathroom: 'Bad',
      wc: 'WC',
      storage: 'Förråd',
      closet: 'Klädkammare',
      laundry: 'Tvätt',
      sauna: 'Bastu',
    },
    outdoor: {
      balcony: 'Balkong',
      terrace: 'Terrass',
      patio: 'Uteplats',
      roofTop: 'Takterrass',
      frenchBalcony: 'Fransk balkong',
      porch: 'Veranda',
    },
  },
  nb: {
    rooms: {
      hall: 'Entré',
      passage: 'Gang',
      landing: 'Gang',
      living: 'Stue',
      family: 'Allrom',
      studio: 'Allrom / sov',
      kitchen: 'Kjøkken',
      bedroom: 'Soverom',
      bathroom: 'Bad',
      wc: 'WC',
      storage: 'Bod',
      closet: 'Garderobe',
      laundry: 'Vaskerom',
      sauna: 'Badstue',
    },
    outdoor: {
      balcony: 'Balkong',
      terrace: 'Terrasse',
      patio: 'Uteplass',
      roofTop: 'Takterrasse',
      frenchBalcony: 'Fransk balkong',
      porch: 'Veranda',
    },
  },
  fi: {
    rooms: {
      hall: 'Eteinen',
      passage: 'Käytävä',
      landing: 'Aula',
      living: 'Olohuone',
      family: 'Oleskelutila',
      studio: 'Olohuone / alkovi',
      kitchen: 'Keittiö',
      bedroom: 'Makuuhuone',
      bathroom: 'Kylpyhuone',
      wc: 'WC',
      storage: 'Varasto',
      closet: 'Vaatehuone',
      laundry: 'Kodinhoito',
      sauna: 'Sauna',
    },
    outdoor: {
      balcony: 'Parveke',
      terrace: 'Terassi',
      patio: 'Piha',
      roofTop: 'Kattoterassi',
      frenchBalcony: 'Ranskalainen parveke',
      porch: 'Kuisti',
    },
  },
  en: {
    rooms: {
      hall: 'Hall',
      passage: 'Passage',
      landing: 'Landing',
      living: 'Living room',
      family: 'Family room',
      studio: 'Living / sleeping',
      kitchen: 'Kitchen',
      bedroom: 'Bedroom',
      bathroom: 'Bathroom',
      wc: 'WC',
      storage: 'Storage',
      closet: 'Walk-in closet',
      laundry: 'Laundry',
      sauna: 'Sauna',
    },
    outdoor: {
      balcony: 'Balcony',
      terrace: 'Terrace',
      patio: 'Patio',
      roofTop: 'Roof terrace',
      frenchBalcony: 'French balcony',
      porch: 'Porch',
    },
  },
}

/** What a room is called: `Sovrum 2`. */
export function roomName({ kind, number }: Pick<Room, 'kind' | 'number'>, language: Language): string {
  const name = words[language].rooms[kind]
  return number === undefined ? name : `${name} ${number}`
}

/** What an outdoor space is called: `Balkong`. */
export function outdoorName(type: Outdoor['type'], language: Language): string {
  return words[language].outdoor[type]
}

/** An area with one decimal, as the language writes it: `12,2 m²`. */
export function areaText(area: number, language: Language): string {
  const digits = area.toFixed(1)
  return `${language === 'en' ? digits : digits.replace('.', ',')} m²`
}
