/** Whether a page is one that other pages embed: it has nothing of the portal around it. */
export const isEmbedPath = (path: string, basePath = '/'): boolean =>
  `${path}/`.startsWith(`${basePath}embed/`)
