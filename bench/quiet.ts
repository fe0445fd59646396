// Import this before anything from `functions/`: its logger reads the variable only once, when it loads.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR';
