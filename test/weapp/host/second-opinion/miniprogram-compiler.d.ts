declare module 'miniprogram-compiler' {
  /** Compiles every wxml file below a folder; the code returns the function that finds a file's template. */
  export function wxmlToJs(root: string): string
}
