import { createRoot } from 'react-dom/client'
import { FilmPlayer } from './film-player.tsx'

/** Shows the player of a film service, for the film that the address names; demonstrations only. */
export function showFilm(root: Element): void {
  const film = new URLSearchParams(location.search).get('film') ?? ''
  document.title = film
  createRoot(root).render(<FilmPlayer name={film.replaceAll('-', ' ')} />)
}
