import { CurrentWindowBackendContext, globalOptions, type backend } from 'glass-easel'
import { createNativeElement } from './native-element'
import { createStyleSheets } from './style-sheets'

globalOptions.writeIdToDOM = true

/**
 * Draws into this window. Events do not come from the DOM but from the host's own gestures, as WeChat's come from
 * native code, so the framework's listeners on the DOM are left out.
 */
export class RealmBackend extends CurrentWindowBackendContext {
  readonly sheets = createStyleSheets()

  override document = {
    createElement: (tag: string) => asNode(createNativeElement(tag)),
    createTextNode: (text: string) => asNode(document.createTextNode(text)),
    createDocumentFragment: () => asNode(document.createDocumentFragment()),
  }

  override registerStyleSheetContent(path: string, content: unknown): void {
    this.sheets.register(path, String(content))
  }

  /** Nobody takes a sheet away by the number that the framework would give it. */
  override appendStyleSheetPath(path: string): number {
    this.sheets.append(path)
    return 0
  }

  override onEvent(): void {}

  override setListenerStats(): void {}

  override setModelBindingStat(): void {}
}

/** The framework declares its own view of the DOM's nodes. */
const asNode = (node: Node): ReturnType<CurrentWindowBackendContext['document']['createElement']> =>
  node as unknown as backend.Element & ReturnType<CurrentWindowBackendContext['document']['createElement']>
