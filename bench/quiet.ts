// Must run before any function is imported, since the logger reads it once.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR';
