/**
 * What the language has in newer engines alone: those of iOS 14.5 and of Android's WebView 80 lack it. `Object.hasOwn`
 * is told by "Object", what all arrays have by "Array.prototype".
 */
const NEWER: Readonly<Record<string, string>> = {
  Object: 'hasOwn groupBy',
  Map: 'groupBy',
  Array: 'fromAsync',
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'Uint8Array.prototype.__proto__': 'at findLast findLastIndex toReversed toSorted with',
  Uint8Array: 'fromBase64 fromHex',
  'Uint8Array.prototype': 'toBase64 toHex setFromBase64 setFromHex',
  'ArrayBuffer.prototype': 'resize transfer transferToFixedLength',
  'String.prototype': 'at replaceAll isWellFormed toWellFormed',
  'RegExp.prototype': 'hasIndices unicodeSets',
  RegExp: 'escape',
  Promise: 'any try withResolvers',
  Error: 'isError',
  Math: 'f16round sumPrecise',
  'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  globalThis: 'AggregateError WeakRef FinalizationRegistry Iterator Float16Array',
}

/** What every iterator inherits since: lists of generators are mapped by it. */
const ITERATOR_HELPERS = 'map filter take drop flatMap reduce toArray forEach some every find'

const remove = (owner: object, names: string): void => {
  for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
}

const ownerOf = (path: string): object | undefined =>
  path
    .split('.')
    .reduce<Record<string, unknown> | undefined>(
      (found, name) => found?.[name] as Record<string, unknown> | undefined,
      globalThis,
    )

/** Makes this window's engine as old as the oldest phone's, as far as a script can: what is missing is missed in tests. */
export function becomeOldest(): void {
  for (const [path, names] of Object.entries(NEWER)) {
    const owner = path === 'globalThis' ? globalThis : ownerOf(path)
    if (owner) remove(owner, names)
  }
  const everyIterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  remove(everyIterator, ITERATOR_HELPERS)
}
