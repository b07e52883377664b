// The page on this device: it starts without a network (service_worker.ts), and may be installed like a program.

export interface PageKeeper {
  /** Goes on with the newer version that is ready. */
  renew(): void
}

/** Where the browser allows it: over HTTPS or on this machine, and not from a file. `renewed`: a newer version is ready. */
export async function keepPage(renewed: () => void): Promise<PageKeeper | null> {
  if (!('serviceWorker' in navigator) || !isSecureContext || location.protocol === 'file:') return null
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register('./sw.js')
    const tell = (): void => {
      if (registration.waiting && serviceWorker.controller) renewed()
    }
    tell()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
    // A page that is open for days asks by itself.
    setInterval(() => void registration.update().catch(() => undefined), 3_600_000)
    return {
      renew() {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        registration.waiting?.postMessage('go')
      },
    }
  } catch {
    return null
  }
}

/** The browser's own question whether to install, when it is ready to ask it. */
export interface InstallQuestion extends Event {
  prompt(): Promise<unknown>
}

export function onInstallable(hear: (question: InstallQuestion | null) => void): () => void {
  const ready = (event: Event): void => {
    event.preventDefault()
    hear(event as InstallQuestion)
  }
  const done = (): void => hear(null)
  addEventListener('beforeinstallprompt', ready)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', ready)
    removeEventListener('appinstalled', done)
  }
}
