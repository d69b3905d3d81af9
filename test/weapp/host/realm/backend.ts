import { CurrentWindowBackendContext, globalOptions, type backend } from 'glass-easel'
import { createNativeElement } from './native-element'

globalOptions.writeIdToDOM = true

/**
 * Draws into this window. Events do not come from the DOM but from the host's own gestures, as WeChat's come from
 * native code, so the framework's listeners on the DOM are left out.
 */
export class RealmBackend extends CurrentWindowBackendContext {
  override document = {
    createElement: (tag: string) => asNode(createNativeElement(tag)),
    createTextNode: (text: string) => asNode(document.createTextNode(text)),
    createDocumentFragment: () => asNode(document.createDocumentFragment()),
  }

  override onEvent(): void {}

  override setListenerStats(): void {}

  override setModelBindingStat(): void {}
}

/** The framework declares its own view of the DOM's nodes. */
const asNode = (node: Node): ReturnType<CurrentWindowBackendContext['document']['createElement']> =>
  node as unknown as backend.Element & ReturnType<CurrentWindowBackendContext['document']['createElement']>
