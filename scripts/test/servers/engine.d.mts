/** Environment in which `podman` and `buildah` use storage and networks of their own. */
export function engineEnvironment(): NodeJS.ProcessEnv;
/** Runs podman or buildah; resolves with what it printed. */
export function engine(program: 'podman' | 'buildah', args: string[], options?: object): Promise<string>;
