// Runs in the mini-program. Taro keeps the element of a component that the page does not name, as each tab's bar, in one
// variable for all of its instances (`createComponentConfig`). An old bar that goes thereby takes the newest one's way to
// the view, which is then never drawn again: a link that relaunches the app left the wrong tab lit.
import { TaroRootElement } from '@tarojs/runtime'

const contexts = new WeakMap()

Object.defineProperty(TaroRootElement.prototype, 'ctx', {
  configurable: true,
  get() {
    return contexts.get(this) ?? null
  },
  set(ctx) {
    // Only what has been taken off the tree has lost its view.
    if (ctx === null && this.parentNode !== null) return
    contexts.set(this, ctx)
  },
})
