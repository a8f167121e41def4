type Frame = { url: string; title: string; fills: boolean }

/** The line of HTML that embeds a view. One that fills its frame is given a height, the others ask for theirs. */
export const frameCode = ({ url, title, fills }: Frame): string =>
  `<iframe src="${url}" title="${title}" style="width:100%;height:${fills ? '90vh' : '600px'};border:0"></iframe>`

/** The script that hears what the frames of an origin tell, and gives each the height it wants. */
export const listenerCode = (origin: string): string =>
  `addEventListener('message', ({ origin, data, source }) => {
  if (origin !== '${origin}' || !data.embed) return
  if (data.event === 'size')
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = data.height + 'px'
})`
