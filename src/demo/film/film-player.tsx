import { useState } from 'react'
import '#src/styles/demonstration.css'
import './film.css'

/** Eight windows in two rows, lit one after the other as the evening comes. */
const windows = Array.from({ length: 8 }, (_, index) => ({
  x: 150 + (index % 4) * 46,
  y: 118 + Math.floor(index / 4) * 34,
  delay: `${1.5 + ((index * 5) % 8) * 0.8}s`,
}))

/** A short drawn film: the sun goes down behind a house, and its windows are lit. */
export function FilmPlayer({ name }: { name: string }) {
  const [isPlaying, setPlaying] = useState(true)
  const [round, setRound] = useState(0)
  const [isOver, setOver] = useState(false)
  const press = () => {
    if (isOver) setRound(round + 1)
    setOver(false)
    setPlaying(isOver || !isPlaying)
  }
  return (
    <main data-film={isPlaying ? 'playing' : 'paused'}>
      <svg key={round} viewBox="0 0 480 270" role="img" aria-label={name}>
        <rect className="film-sky" width="480" height="270" />
        <circle className="film-sun" cx="360" cy="60" r="26" />
        <path d="M0 214c90-30 190-30 260-12s150 14 220-8v76H0Z" fill="#8b9a8d" />
        <path d="M120 92h220l-24-34H144Z" fill="#6c4a3f" />
        <path d="M128 92h204v128H128Z" fill="#dfca9c" />
        {windows.map(({ x, y, delay }) => (
          <rect
            key={`${x} ${y}`}
            className="film-window"
            style={{ animationDelay: delay }}
            {...{ x, y }}
            width="22"
            height="24"
          />
        ))}
        <path d="M218 220v-34h24v34Z" fill="#35332e" />
        <path d="M0 220h480v50H0Z" fill="#cfc8bb" />
      </svg>
      <div className="film-bar">
        <button type="button" onClick={press} aria-label={isPlaying ? 'Paus' : 'Spela'}>
          {isPlaying ? '❚❚' : '▶'}
        </button>
        <span className="film-time">
          <span
            key={round}
            onAnimationEnd={() => {
              setOver(true)
              setPlaying(false)
            }}
          />
        </span>
      </div>
    </main>
  )
}
