/** Fetches the bytes of the face that pictures and documents are lettered in: a file in Node, an address in a browser. */
export type FontFile = () => Promise<Uint8Array>
