import type { FeatureBlock, FilmBlock, GalleryBlock, ImageBlock } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { BlockSection } from './block-section.tsx'
import { Film } from '../film/film.tsx'
import { half, Picture, third, wide } from '../picture.tsx'

/** A picture in the width of the page, with its caption. */
export const ImageFigure = ({ block: { image } }: { block: ImageBlock }) => (
  <figure>
    <Picture image={image} {...wide} className="rounded-img" />
    {image.description && <figcaption className="mt-3 text-small text-ink-2">{image.description}</figcaption>}
  </figure>
)

/** Pictures in rows of three; one that is alone takes the room of two. */
export const Gallery = ({ block }: { block: GalleryBlock }) => {
  const size = block.images.length > 1 ? third : half
  return (
    <BlockSection {...block}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {block.images.map((image) => (
          <li key={image.url} className="sm:only:col-span-2">
            <Picture image={image} {...size} ratio={3 / 2} className="aspect-3/2 rounded-img object-cover" />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

/** A film with its words. */
export const FilmSection = ({ block }: { block: FilmBlock }) => <Film video={block.video} />

/** A tinted surface from edge to edge with a text, a picture and one action. */
export const Feature = ({ block: { id, heading, text, image, link } }: { block: FeatureBlock }) => (
  <section
    aria-labelledby={`${id}-heading`}
    className="grid grid-cols-1 bg-brand-tint lg:grid-cols-[minmax(0,38rem)_1fr]"
  >
    <div className="px-page py-section lg:pr-12">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="mt-5 max-w-[26em] text-lead text-ink-2">{text}</p>
      {link && (
        <LocalLink href={link.url} className={`${buttonClass()} mt-8`}>
          {link.name}
        </LocalLink>
      )}
    </div>
    <Picture image={image} {...half} ratio={3 / 2} className="h-full min-h-75 object-cover" />
  </section>
)
