/**
 * The page that `#/` opens. Taro compiles this folder apart from src/, so the page table cannot
 * be read here; a test holds the two together.
 */
export const ENTRY_PAGE = 'pages/order/index'
