import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  readonly fallback: (error: unknown) => ReactNode;
  /** After a failure, a new key renders the children again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

type State = {
  readonly failed: boolean;
  readonly error?: unknown;
  readonly at?: string | undefined;
};

/** Shows `fallback` if its children throw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return state.at === resetKey ? null : { at: resetKey, failed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen failed to render', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
