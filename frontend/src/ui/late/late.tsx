import { Component, type ComponentType, type ReactNode, use, useEffect } from 'react';

/** The code of a page, or of a part of one, could not be loaded: offline, or a newer version was deployed. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('This part of the app could not be loaded', { cause });
    this.name = 'LoadError';
  }
}

/** What stands in the place of code that could not be loaded. */
export type Failed = ComponentType<{ readonly error: LoadError; readonly retry: () => void }>;

export type Late<Props> = ComponentType<Props> & {
  /**
   * Starts the download early, or again. A failure shows where the component is rendered; resolves either way.
   */
  readonly preload: () => Promise<void>;
};

type BoundaryProps = {
  readonly Failed: Failed;
  readonly retry: () => Promise<void>;
  /** Calls back when the code is there; returns a function that stops it. */
  readonly onLoad: (listener: () => void) => () => void;
  readonly children: ReactNode;
};

/** Shows `Failed` until the code is there. It is tried again when the connection is back. */
class LoadBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  #stop = () => {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    const forget = this.props.onLoad(() => this.setState({ error: undefined }));
    const reconnect = () => {
      if (this.state.error) void this.props.retry();
    };
    window.addEventListener('online', reconnect);
    this.#stop = () => {
      forget();
      window.removeEventListener('online', reconnect);
    };
  }

  override componentWillUnmount() {
    this.#stop();
  }

  override render() {
    const { error } = this.state;
    const { Failed, retry, children } = this.props;
    if (error === undefined) return children;
    if (!(error instanceof LoadError)) throw error;
    return <Failed error={error} retry={retry} />;
  }
}

/**
 * A component in a chunk of its own, below a Suspense: `late(async () => (await import('./DayPanel.tsx')).DayPanel, PanelFailed)`.
 * A failed download is no more than `Failed` in its place, and is tried again on the next use and on reconnect.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: Failed,
): Late<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  const listeners = new Set<() => void>();

  const start = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      hasFailed = true;
      throw new LoadError(cause);
    }
  };
  // A failure stays until the next try: React renders again to see it.
  const current = () => {
    loading ??= start();
    return loading;
  };
  const preload = () => {
    if (hasFailed) loading = undefined;
    hasFailed = false;
    return current().then(
      () => {
        for (const listener of listeners) listener();
      },
      () => undefined,
    );
  };
  // One that is under way began before: what it meets says nothing about now.
  const retry = async () => {
    await loading?.catch(() => undefined);
    await preload();
  };
  const onLoad = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  const Loaded = (props: Props) => {
    const Content = loaded ?? use(current());
    return <Content {...props} />;
  };
  const Late = (props: Props) => {
    // A failure of an earlier use is no failure of this one.
    useEffect(() => {
      if (hasFailed) void preload();
    }, []);
    return (
      <LoadBoundary Failed={Failed} retry={retry} onLoad={onLoad}>
        <Loaded {...props} />
      </LoadBoundary>
    );
  };
  return Object.assign(Late, { preload });
};
