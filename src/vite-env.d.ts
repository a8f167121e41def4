/** Settings that a build takes from its surroundings. */
interface ImportMetaEnv {
  /** '1' in a build that carries its own backend; a build without holds no byte of it. */
  readonly VITE_MOCKS: '' | '1'
  /** '1' in a build with the tools of a demonstration: the fake identity provider, the developer's login, the sandbox. */
  readonly VITE_DEMO: '' | '1'
  /** Address of the API, where it is not the host of the page. */
  readonly VITE_API_BASE?: string
  /** Port of the API on the page's host; 4010 when not set. */
  readonly VITE_API_PORT?: string
  /** Tiles of the map: an address with {z}, {x} and {y}; without one the map draws the land it brings along. */
  readonly VITE_TILE_URL?: string
  /** Whom the tiles are from, as their maker wants it said. */
  readonly VITE_TILE_CREDIT?: string
}
