/**
 * What a browser has and WeChat's logic thread has not. React's scheduler and many libraries look for these and would
 * take another path than on a phone.
 */
export const HIDDEN_GLOBALS: readonly string[] = [
  'window document self frames parent top location history navigator screen localStorage sessionStorage indexedDB caches',
  'alert confirm prompt fetch XMLHttpRequest WebSocket EventSource Worker MessageChannel MessagePort BroadcastChannel',
  'requestAnimationFrame cancelAnimationFrame requestIdleCallback setImmediate clearImmediate queueMicrotask performance',
  'HTMLElement Element Node Event CustomEvent EventTarget Image Audio MutationObserver ResizeObserver IntersectionObserver',
  'getComputedStyle matchMedia customElements crypto URL URLSearchParams Blob File FileReader FormData Headers Request',
  'Response AbortController AbortSignal TextEncoder TextDecoder atob btoa structuredClone process Buffer',
  'WebAssembly',
].flatMap((line) => line.split(' '))

/** The language's own names, as the object `global` of a mini-program carries them. */
export function createGlobal(): Record<string, unknown> {
  const { isNaN: isNotANumber, isFinite: isFiniteNumber } = globalThis
  const language = {
    ...{
      Array,
      Object,
      String,
      Number,
      Boolean,
      Date,
      Math,
      JSON,
      Promise,
      Map,
      Set,
      WeakMap,
      WeakSet,
      Symbol,
      RegExp,
    },
    ...{
      Error,
      TypeError,
      RangeError,
      SyntaxError,
      Proxy,
      Reflect,
      ArrayBuffer,
      Uint8Array,
      DataView,
      BigInt,
    },
    ...{
      parseInt,
      parseFloat,
      isNaN: isNotANumber,
      isFinite: isFiniteNumber,
      encodeURIComponent,
      decodeURIComponent,
      encodeURI,
      decodeURI,
    },
  }
  return {
    ...language,
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    setInterval: setInterval.bind(globalThis),
    clearInterval: clearInterval.bind(globalThis),
  }
}
