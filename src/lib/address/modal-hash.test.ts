import { expect, test } from 'vitest'
import { placeHash } from '../map-point.ts'
import { hasModal, withLogin, withModal, withoutModal } from './modal-hash.ts'

test('an open modal adds its mark to the hash, once [S-030, R-070]', () => {
  expect(withModal('')).toBe('modal')
  expect(withModal('open-login')).toBe('open-login#modal')
  expect(withModal(withModal('map'))).toBe('map#modal')
  expect(hasModal('map#modal')).toBe(true)
  expect(hasModal('modality')).toBe(false)
})

test('closing clears the hash but for what persists [S-031, R-069, E-041]', () => {
  expect(withoutModal('modal')).toBe('')
  expect(withoutModal('open-login#modal')).toBe('')
  expect(withoutModal('purchase-success#modal')).toBe('purchase-success')
  expect(withoutModal('eident-error-cancel#modal')).toBe('eident-error-cancel')
})

test('a view of the page behind is not closed with the modal', () => {
  expect(withoutModal('map#modal')).toBe('map')
})

test('a map stays where its address says while a dialog opens and closes over it [R-058]', () => {
  const place = placeHash({ center: { lat: 59.31, lng: 18.2105 }, zoom: 15 })
  expect(withoutModal(withModal(`map#${place}`))).toBe(`map#${place}`)
  expect(withoutModal(withModal(withLogin(`map#${place}`)))).toBe(`map#${place}`)
})

test('the login opens over whatever the page shows, and leaves that behind [R-067]', () => {
  expect(withLogin('')).toBe('open-login')
  expect(withLogin('map')).toBe('map#open-login')
  expect(withLogin('open-login#modal')).toBe('open-login')
  expect(withoutModal(withModal(withLogin('map')))).toBe('map')
})
