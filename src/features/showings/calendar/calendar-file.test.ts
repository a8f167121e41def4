import { expect, onTestFinished, test, vi } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const showing = {
  id: 'showing-strandangen-1',
  title: 'Visning, Brf Strandängen C-1501',
  start: '2026-11-26T16:30:00Z',
  end: '2026-11-26T17:15:00Z',
  location: 'Visningslägenhet C-1401',
  url: 'https://bjorkvall.example/bostader/nacka/c-1501/',
}

test('a calendar finds when and where the showing is', () => {
  const file = calendarFile(showing)
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  for (const line of [
    'UID:showing-strandangen-1@bjorkvall.example',
    'DTSTART:20261126T163000Z',
    'DTEND:20261126T171500Z',
    'LOCATION:Visningslägenhet C-1401',
    'URL:https://bjorkvall.example/bostader/nacka/c-1501/',
  ])
    expect(file).toContain(`\r\n${line}\r\n`)
  expect(file).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
})

test('the hours are those of the showing, wherever its visitor is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date(showing.start).getHours()).toBe(11)
  expect(calendarFile(showing)).toContain('\r\nDTSTART:20261126T163000Z\r\n')
})
