import type { Language } from '#src/sites/site.ts'
import type { PlanSubject } from './subject.ts'

const labels: Readonly<
  Record<Language, Readonly<{ plan: string; site: string; map: string; view: string }>>
> = {
  sv: {
    plan: 'Planlösning, {rooms} rum, {area} m²',
    site: 'Situationsplan, {name}',
    map: 'Karta, {name}',
    view: 'Interiör, {name}',
  },
  nb: {
    plan: 'Plantegning, {rooms} rom, {area} m²',
    site: 'Situasjonsplan, {name}',
    map: 'Kart, {name}',
    view: 'Interiør, {name}',
  },
  fi: {
    plan: 'Pohjapiirros, {rooms} huonetta, {area} m²',
    site: 'Asemapiirros, {name}',
    map: 'Kartta, {name}',
    view: 'Sisäkuva, {name}',
  },
  en: {
    plan: 'Floor plan, {rooms} rooms, {area} m²',
    site: 'Site plan, {name}',
    map: 'Map, {name}',
    view: 'Interior, {name}',
  },
}

/** What a plan shows, in words. */
export function planLabel({ rooms, livingArea, language }: PlanSubject): string {
  return labels[language].plan.replace('{rooms}', String(rooms)).replace('{area}', String(livingArea))
}

/** What a site plan, a map or a view into a room shows, in words. */
export function drawingLabel(kind: 'site' | 'map' | 'view', name: string, language: Language): string {
  return labels[language][kind].replace('{name}', name)
}
