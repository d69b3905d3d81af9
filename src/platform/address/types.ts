import type { Query } from '@/platform/address/query'

/** The address of the page on screen, where the target shows one. */
export interface Address {
  /** Replaces the query of the address without opening a page, so that a reload or a copied link finds the same view. */
  keepQuery(params: Query): void
  /** The page of the app and its query: "#/pages/order/index?model=vela-9"; empty where there is no address. */
  current(): string
  /** Where the page is served, without its hash: "https://m.vela.example/"; empty where there is no address. */
  base(): string
}
