import type { VideoBlock } from '#gen/content/model.ts'
import type { FaqArticle } from '#gen/system/model.ts'

/** Pictures of films are as wide as these. */
const shape = { orgWidth: 1280, orgHeight: 720 }

/**
 * The film of an article, where it has one (N-046, N-047). It plays among the answers. Its picture is shown if it is ours:
 * one from whoever shows the film would be fetched before anybody was asked (P-034).
 */
export function filmOf(article: Partial<FaqArticle>): VideoBlock | undefined {
  const { question = '', youtubeLink, youtubeImage, youtubeDescription, youtubeScriptText } = article
  if (!youtubeLink) return undefined
  return {
    videoUrl: playerOf(youtubeLink),
    title: youtubeDescription ?? question,
    ...(youtubeScriptText && { scriptText: youtubeScriptText }),
    ...(youtubeImage?.startsWith('/') && { image: { url: youtubeImage, altText: '', ...shape } }),
    renderOnPage: true,
    hideDescriptionOnPage: true,
  }
}

/** A page of YouTube's is framed by nobody: its player is, and one that sets no cookies before it plays. */
function playerOf(link: string): string {
  const [, id] =
    /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/.exec(link) ?? []
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : link
}
