/** What is started, from the repository's root. */
export declare const builtServer: string;

export declare function processFor(databaseUrl: string | undefined): {
  args: string[];
  env: Record<string, string>;
};
