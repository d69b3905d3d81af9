/**
 * Test double of Taro's API: storage in memory, page hooks tied to mounting, and every other
 * call a mock that resolves, so that a test can look at it or give it another answer.
 */
import { createContext, useContext, useEffect, useRef, useState } from 'react'

type Hook = (callback: (...args: never[]) => unknown) => void

const storage = new Map<string, unknown>()

const useOnMount: Hook = (callback) => {
  useEffect(() => {
    callback()
    // The page is shown once, whatever callback a later render brings.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

const never: Hook = () => undefined

const showListeners = new Set<() => void>()
const hideListeners = new Set<() => void>()

/** Calls the latest callback whenever the test says so. */
const useOnSignal = (listeners: Set<() => void>, callback: (...args: never[]) => unknown): void => {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const listener = (): void => void latest.current()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners])
}

/** The page that something is drawn in, for tests with more than one. */
export const ShownPage = createContext({ isShown: false })

const useOnShow: Hook = (callback) => {
  const page = useContext(ShownPage)
  // Taro calls nothing that comes into a page which is shown already.
  useOnMount(() => page.isShown || callback())
  useOnSignal(showListeners, callback)
}

const useOnHide: Hook = (callback) => useOnSignal(hideListeners, callback)

/** Shows the mounted pages again, as after a return. Wrap it in `act`. */
export const showPages = (): void => showListeners.forEach((listener) => listener())

/** Hides the mounted pages, as under another page. Wrap it in `act`. */
export const hidePages = (): void => hideListeners.forEach((listener) => listener())

export const useLaunch = useOnMount
export const useDidShow = useOnShow
export const useDidHide = useOnHide
export const usePullDownRefresh = never
export const useReachBottom = never
export const usePageScroll = never
export const useShareAppMessage = never
export const useShareTimeline = never
export const usePageNotFound = never

const router = { path: '/pages/order/index', params: {} as Record<string, string> }

export function useRouter(): typeof router {
  // A page keeps its own, whichever page comes in front of it.
  const [own] = useState(() => ({ ...router }))
  return own
}

export function getCurrentInstance() {
  return { router, page: null, app: null }
}

/** Puts a page in front: `getCurrentInstance` answers with it, and so does the `useRouter` of what is drawn next. */
export function openPage(path: string, params: Record<string, string> = {}): void {
  router.path = path
  router.params = params
}

/** Empties storage and goes back to the entry page. */
export function resetTaro(): void {
  storage.clear()
  openPage('/pages/order/index')
}

const done = { errMsg: 'ok' }
const resolves = () => jest.fn(() => Promise.resolve(done))

export const getStorageSync = (key: string): unknown => storage.get(key) ?? ''
export const setStorageSync = (key: string, data: unknown): void => void storage.set(key, data)
export const removeStorageSync = (key: string): void => void storage.delete(key)
export const getStorageInfoSync = () => ({ keys: [...storage.keys()], currentSize: 0, limitSize: 10_240 })

export const navigateTo = resolves()
/** The router tells of a page once it is drawn, after the call that asked for it has settled. */
const draws = () =>
  jest.fn(async () => {
    void Promise.resolve()
      .then(() => undefined)
      .then(() => undefined)
      .then(() => eventCenter.trigger('__afterTaroRouterChange'))
    return done
  })
export const redirectTo = draws()
export const reLaunch = resolves()
export const switchTab = draws()
export const navigateBack = draws()
export const showToast = resolves()
export const hideToast = resolves()
export const showModal = jest.fn(() => Promise.resolve({ ...done, confirm: true, cancel: false }))
export const setNavigationBarTitle = resolves()
export const hideTabBar = resolves()
export const pageScrollTo = resolves()
export const setClipboardData = resolves()
export const makePhoneCall = resolves()
export const request = jest.fn()
export const uploadFile = jest.fn()
export const downloadFile = jest.fn()

export const getCurrentPages = () => [{ route: router.path, options: router.params }]
export const pxTransform = (px: number): string => `${px / 20}rem`
export const nextTick = (callback: () => void): void => queueMicrotask(callback)
export const getSystemInfoSync = () => ({ windowWidth: 375, windowHeight: 812, statusBarHeight: 20, platform: 'test' })
export const getWindowInfo = getSystemInfoSync

const listeners = new Map<string, Set<(...args: unknown[]) => void>>()

export const eventCenter = {
  on(event: string, listener: (...args: unknown[]) => void): void {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  },
  once(event: string, listener: (...args: unknown[]) => void): void {
    const only = (...args: unknown[]): void => {
      this.off(event, only)
      listener(...args)
    }
    this.on(event, only)
  },
  off(event: string, listener?: (...args: unknown[]) => void): void {
    if (listener) listeners.get(event)?.delete(listener)
    else listeners.delete(event)
  },
  trigger(event: string, ...args: unknown[]): void {
    for (const listener of listeners.get(event) ?? []) listener(...args)
  },
}

const Taro = {
  useLaunch,
  useDidShow,
  useDidHide,
  usePullDownRefresh,
  useReachBottom,
  usePageScroll,
  useShareAppMessage,
  useShareTimeline,
  usePageNotFound,
  useRouter,
  getCurrentInstance,
  getStorageSync,
  setStorageSync,
  removeStorageSync,
  getStorageInfoSync,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
  navigateBack,
  showToast,
  hideToast,
  showModal,
  setNavigationBarTitle,
  hideTabBar,
  pageScrollTo,
  setClipboardData,
  makePhoneCall,
  request,
  uploadFile,
  downloadFile,
  getCurrentPages,
  pxTransform,
  nextTick,
  getSystemInfoSync,
  getWindowInfo,
  eventCenter,
}

export default Taro
