import type { Site } from '#src/sites/site.ts'
import type { EmbedView } from '../embed-view.ts'
import { hostOrigins, embeddingOrigins } from './host-origin.ts'

/** What happens in a view that the page around it may want to know. */
export type EmbedEvent =
  /** The view is drawn. */
  | { event: 'ready' }
  /** The view wants to be this many CSS pixels high. */
  | { event: 'size'; height: number }
  /** Somebody has logged in; `goal` is the page of the portal that a login leads to (S-026). */
  | { event: 'logged-in'; as: 'private' | 'board'; goal: string }
  /** The account has an e-ID now. */
  | { event: 'bank-id-added' }
  /** The fault report was closed, sent or not. */
  | { event: 'closed' }

/** A message as the host gets it: whose it is, and what has happened. */
export type EmbedMessage = { embed: EmbedView } & EmbedEvent

/**
 * Tells the page around the frame, if it is one that may embed the site's views (docs/embedding.md). Outside a frame
 * nothing happens.
 */
export function postToHost({ embedOrigins }: Site, embed: EmbedView, event: EmbedEvent): void {
  if (window.parent === window) return
  const message: EmbedMessage = { embed, ...event }
  for (const origin of hostOrigins(embedOrigins, embeddingOrigins(window)))
    window.parent.postMessage(message, origin)
}
