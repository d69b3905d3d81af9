/** The plain JavaScript decoder of the package meshoptimizer, under the name that the build gives it. */
declare module 'meshopt-decoder' {
  export const MeshoptDecoder: {
    /** Unpacks `count` elements of `size` bytes from `source` into `target`. Throws on bytes that are no such buffer. */
    decodeGltfBuffer(
      target: Uint8Array,
      count: number,
      size: number,
      source: Uint8Array,
      mode: string,
      filter: string,
    ): void
  }
}
