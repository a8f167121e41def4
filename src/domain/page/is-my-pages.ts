/** Whether a canonical path is one of My Pages. */
export function isMyPages(path: string): boolean {
  return path === '/my-pages' || path.startsWith('/my-pages/')
}
