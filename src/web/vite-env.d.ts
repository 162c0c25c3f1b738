interface ImportMetaEnv {
  /** Another origin for the API; empty: the page's own. */
  readonly VITE_API_BASE?: string;
  /** Where load and interaction figures are sent; empty: nowhere. */
  readonly VITE_WEB_VITALS_URL?: string;
}
