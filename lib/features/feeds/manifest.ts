/** The site as an application that a phone or a desktop may keep (W3C Web App Manifest). Colours are those of the light theme. */
export const manifest = {
  id: '/',
  name: 'Mercenaries desk',
  short_name: 'Mercenaries',
  description: 'What the leaders declared, what the rules made of it, and why.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fcfdfa',
  theme_color: '#fcfdfa',
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;
