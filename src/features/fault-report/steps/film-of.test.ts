import { expect, test } from 'vitest'
import { filmOf } from './film-of.ts'

const article = { id: 'a', question: 'Droppar kranen?', answer: '<p>Silen.</p>', files: [] }

test('an article has a film if it names one, called by its description or else by its question [N-046]', () => {
  expect(filmOf(article)).toBeUndefined()
  expect(filmOf({ ...article, youtubeLink: '/film' })).toEqual({
    videoUrl: '/film',
    title: 'Droppar kranen?',
    renderOnPage: true,
    hideDescriptionOnPage: true,
  })
  expect(filmOf({ ...article, youtubeLink: '/film', youtubeDescription: 'Så rensar du silen' })?.title).toBe(
    'Så rensar du silen',
  )
})

test('a picture from whoever shows the film is not fetched before the visitor was asked [P-034]', () => {
  const film = { ...article, youtubeLink: '/film' }
  expect(filmOf({ ...film, youtubeImage: '/images/tap.webp' })?.image?.url).toBe('/images/tap.webp')
  expect(filmOf({ ...film, youtubeImage: 'https://films.example/tap.jpg' })?.image).toBeUndefined()
})

test.each([
  'https://www.youtube.com/watch?v=silen-01',
  'https://youtube.com/watch?t=4&v=silen-01&list=x',
  'https://youtu.be/silen-01?si=x',
])('%s plays in the player that can be framed', (youtubeLink) => {
  const player = 'https://www.youtube-nocookie.com/embed/silen-01'
  expect(filmOf({ ...article, youtubeLink })?.videoUrl).toBe(player)
})
