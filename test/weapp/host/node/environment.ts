import type { LaunchRequest } from '../realm/host'
import type { Origins } from './origins'

/** What a realm asks of Node and tells it. */
export interface NodeSide {
  /** An event of the protocol. */
  onEvent(event: { method: string; params: unknown }): void
  /** A call that only Node can carry out. */
  onCall(name: string, params: unknown): Promise<unknown>
}

/** How to start an environment. */
export interface EnvironmentOptions extends NodeSide {
  readonly script: string
  /** Pictures that the window loads by itself come from these, too. */
  readonly origins: Origins
}

/** A window with a realm in it: happy-dom for behaviour, Chromium for layout and pictures. */
export interface Environment {
  launch(request: LaunchRequest): Promise<void>
  handle(method: string, params: unknown): Promise<unknown>
  push(name: string, payload: unknown): Promise<void>
  /** A picture of the screen, as base64 of a PNG. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

/** Starts an environment. */
export type StartEnvironment = (options: EnvironmentOptions) => Promise<Environment>

/** The phone of every environment. */
export const SCREEN = { width: 375, height: 812 } as const
