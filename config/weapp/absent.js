// Stands in for parts of Taro that the mini-program would load and nobody asks for (see platform.js).
import { Events } from '@tarojs/shared'

/** The address and the history of a browser, which would bring URL with them; pages only tell them that they come and go. */
export class Location extends Events {}
export class History extends Events {}

/** What a browser says of itself; Taro's window holds it, and nobody reads it there. */
export const nav = {}

/** Taro tells it of each change of the tree; nobody here observes one (`enableMutationObserver` is off). */
export class MutationObserver {
  static record() {}
}
