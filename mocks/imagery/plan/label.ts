import type { Language } from '#src/sites/site.ts'
import type { PlanSubject } from './subject.ts'

type Drawing = 'site' | 'map' | 'view' | 'portrait'

const labels: Readonly<Record<Language, Readonly<Record<'plan' | Drawing, string>>>> = {
  sv: {
    plan: 'Planlösning, {rooms} rum, {area} m²',
    site: 'Situationsplan, {name}',
    map: 'Karta, {name}',
    view: 'Interiör, {name}',
    portrait: 'Porträtt av {name}',
  },
  nb: {
    plan: 'Plantegning, {rooms} rom, {area} m²',
    site: 'Situasjonsplan, {name}',
    map: 'Kart, {name}',
    view: 'Interiør, {name}',
    portrait: 'Portrett av {name}',
  },
  fi: {
    plan: 'Pohjapiirros, {rooms} huonetta, {area} m²',
    site: 'Asemapiirros, {name}',
    map: 'Kartta, {name}',
    view: 'Sisäkuva, {name}',
    portrait: 'Muotokuva, {name}',
  },
  en: {
    plan: 'Floor plan, {rooms} rooms, {area} m²',
    site: 'Site plan, {name}',
    map: 'Map, {name}',
    view: 'Interior, {name}',
    portrait: 'Portrait of {name}',
  },
}

/** What a plan shows, in words. */
export function planLabel({
  rooms,
  livingArea,
  language,
}: Pick<PlanSubject, 'rooms' | 'livingArea' | 'language'>): string {
  return labels[language].plan.replace('{rooms}', String(rooms)).replace('{area}', String(livingArea))
}

/** What a site plan, a map, a view into a room or a portrait shows, in words. */
export function drawingLabel(kind: Drawing, name: string, language: Language): string {
  return labels[language][kind].replace('{name}', name)
}
